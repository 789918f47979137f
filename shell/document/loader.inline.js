// Brings the bundles when they disturb nobody: after load, two frames and idle, at low priority, one file
// after the other. The first sign of interest skips the waits. A click on a control and the submit of a form
// that are not alive yet are kept and given back once their part of the page is.
(function () {
  var pins = JSON.parse(document.getElementById('pins').textContent);
  var interested = false;
  var started = false;
  var taps = [];
  var alive = {};

  function add(tag, props) {
    var element = document.createElement(tag);
    for (var key in props) element[key] = props[key];
    element.integrity = pins.integrity[props.href || props.src];
    element.crossOrigin = 'anonymous';
    document.head.appendChild(element);
    return element;
  }

  function whenIdle(next) {
    if (interested || !window.requestIdleCallback) setTimeout(next, 0);
    else requestIdleCallback(next, { timeout: 500 });
  }

  function run(index) {
    var url = pins.shell.files[index];
    if (!url) return;
    add('script', { src: url }).onload = function () {
      whenIdle(function () {
        run(index + 1);
      });
    };
  }

  function start() {
    if (started) return;
    started = true;
    // All asked for in one round; preload and script share one download.
    pins.files.forEach(function (url) {
      add('link', { rel: 'preload', as: 'script', href: url, fetchPriority: 'low' });
    });
    run(0);
  }

  function wait() {
    requestAnimationFrame(function () {
      requestAnimationFrame(function () {
        whenIdle(start);
      });
    });
  }

  function interest() {
    if (interested) return;
    interested = true;
    start();
  }

  function partOf(element) {
    var part = element.closest('[data-part]');
    return part ? part.getAttribute('data-part') : '';
  }

  function hold(event) {
    var control = event.target.closest && event.target.closest('button');
    // Submits are held as such, popover targets are the browser's own.
    if (!control || control.type === 'submit' || control.hasAttribute('popovertarget')) return;
    if (!alive[partOf(control)]) taps.push(control);
  }

  function holdSubmit(event) {
    var form = event.target;
    if (alive[partOf(form)]) return;
    event.preventDefault();
    if (taps.indexOf(form) < 0) taps.push(form);
  }

  addEventListener('click', hold, true);
  addEventListener('submit', holdSubmit, true);
  addEventListener('site:alive', function (event) {
    alive[event.detail] = true;
    taps = taps.filter(function (control) {
      if (partOf(control) !== event.detail) return true;
      if (control.isConnected) control[control.requestSubmit ? 'requestSubmit' : 'click']();
      return false;
    });
  });
  ['pointerdown', 'keydown', 'focusin'].forEach(function (name) {
    addEventListener(name, interest, { once: true, capture: true, passive: true });
  });
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
})();
