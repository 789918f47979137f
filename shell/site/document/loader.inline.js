// Brings the scripts when they disturb nobody: asked for at low priority once something is seen, run after load and idle,
// one file after the other. The first sign of interest skips the waits. A click on a control and the submit of a form that
// are not alive yet are kept and given back once their part of the page is. A script that is lost, refused or later than
// 20 seconds is asked for once more; then the forms say that they cannot send. Stands before the page's words: a slow
// phone may draw a frame while it still reads them.
(function () {
  // The last of them stand at the document's end.
  var pins = {};
  var hashes;
  // The whole document, which scripts and footer wait for.
  var isRead = false;
  var interested = false;
  var asked = false;
  var started = false;
  var taps = [];
  var alive = {};

  function add(tag, props) {
    var element = document.createElement(tag);
    for (var key in props) element[key] = props[key];
    element.integrity = 'sha256-' + hashes[(props.href || props.src).split('?')[0]];
    element.crossOrigin = 'anonymous';
    document.head.appendChild(element);
    return element;
  }

  // On a phone, what lies below the window is not laid out before the first paint (it would be half of a slow phone's way
  // there), nor are its rules and pictures asked for before the first view has its own: when the visitor scrolls or the
  // scripts are asked for, what is near the screen, and the rest piece by piece. Not where the browser puts the visitor
  // back to a place, which takes the true heights, nor where it cannot hold the page still while they come.
  var rules = document.querySelector('style').sheet;
  // Number of the first block of the page that is not laid out; 0 when all are.
  var first = 0;
  // The sheet with the rules of what no window reaches without scrolling: from the fourth block on, see lateSheet.ts.
  var late;
  var bare = true;
  var arrival = performance.getEntriesByType('navigation')[0];
  // The browser takes the visitor to a place on the page.
  var isPlaced = location.hash || !arrival || arrival.type !== 'navigate';
  // Of a page of one or two blocks the footer may be in view: known once all is read.
  var footer = ',footer{';
  var held = ';contain-intrinsic-block-size:auto 50rem}';

  function block(number) {
    return document.querySelector('[data-part]>:nth-child(' + number + ')');
  }

  function rest(number) {
    return '[data-part]>:nth-child(n+' + number + ')' + footer;
  }

  // In the frame that is painted first, which lays the page out anyway: asked here, the parser's task would do it.
  function look() {
    while (!late && block(first) && block(first).getBoundingClientRect().top < innerHeight)
      deferLayout(first + 1, 'hidden');
    if (!isRead) requestAnimationFrame(look);
  }

  // Keeps layout from the block `number` on.
  function deferLayout(number, until) {
    if (first) rules.deleteRule(0);
    first = number;
    rules.insertRule(rest(first) + 'content-visibility:' + until + held, 0);
  }

  // What is near the screen is laid out, and its pictures asked for.
  function wake() {
    askForRules();
    if (first && !started) deferLayout(first, 'auto');
  }

  // What a first view does without, and where no script runs is there from the start.
  function askForRules() {
    if (late) return;
    document.head.insertAdjacentHTML('beforeend', document.querySelector('noscript').textContent);
    late = document.head.lastChild;
    late.onload = late.onerror = dress;
    // It may hold up load; words without their rules are better than none, and than a page that stays still.
    setTimeout(function () {
      if (bare) wait(dress());
    }, 5000);
  }

  function dress() {
    if (!bare) return;
    bare = false;
    if (isRead) rules.deleteRule(rules.cssRules.length - 1);
    if (started) layOut();
  }

  // By rules, as the elements are React's. Whoever moves about needs all heights at once.
  function layOut() {
    if (!first) return;
    if (interested || !block(first)) {
      rules.deleteRule(0);
      first = 0;
    } else {
      deferLayout(first + 1, 'auto');
      whenIdle(layOut);
    }
  }

  function whenIdle(next) {
    if (interested || !window.requestIdleCallback) setTimeout(next, 0);
    else requestIdleCallback(next, { timeout: 500 });
  }

  function run(index, again) {
    var url = Object.keys(pins.shell.run)[index];
    // The last one came but could not be run: it sets this before all else.
    if (!url) return window.__SITE_INTEGRITY__ || close(document);
    // A copy in a cache may be what was refused.
    var script = add('script', { src: again ? url + '?' + Date.now() : url });
    var timer = setTimeout(fail, 20000);

    function fail() {
      clearTimeout(timer);
      script.onload = script.onerror = null;
      // In a document of its own it does not run when it comes after all: no script may run twice.
      new Document().adoptNode(script);
      if (again) close(document);
      else run(index, true);
    }

    script.onerror = fail;
    script.onload = function () {
      clearTimeout(timer);
      whenIdle(function () {
        run(index + 1);
      });
    };
  }

  // What was typed stays; whoever has tried to send is led to the answer.
  function close(within) {
    within.querySelectorAll('form').forEach(function (form) {
      form.querySelectorAll('button').forEach(function (button) {
        button.disabled = true;
      });
      if (form.querySelector('.closed-form')) return;
      form.appendChild(document.getElementById('closed-form').content.cloneNode(true));
      if (taps.indexOf(form) >= 0) form.lastChild.focus();
    });
    // The shell is lost, and with it all that could tell of it in more words: generation and version, in a row.
    if (within === document)
      navigator.sendBeacon((pins.api || '/api') + '/encounters', pins.generation + pins.shell.version);
  }

  function start() {
    if (started || !isRead) return;
    wake();
    started = true;
    if (!bare) layOut();
    askForScripts();
    run(0);
  }

  // All in one round; preload and script share one download. While they come the first view's last pictures do, too: asked
  // for after those, the scripts would find a slow phone's line idle, and the page lived 0.7 s later.
  function askForScripts() {
    if (asked) return;
    asked = true;
    Object.keys(hashes).forEach(function (url) {
      add('link', { rel: 'preload', as: 'script', href: url, fetchPriority: 'low' });
    });
  }

  function wait() {
    whenPainted(function () {
      whenIdle(start);
    });
  }

  function whenPainted(next) {
    var types = (window.PerformanceObserver && PerformanceObserver.supportedEntryTypes) || [];
    // Frames are drawn well before they are seen where the processor is slow.
    if (types.indexOf('paint') < 0) requestAnimationFrame(next);
    else new PerformanceObserver(next).observe({ type: 'paint', buffered: true });
  }

  function interest() {
    if (interested) return;
    interested = true;
    layOut();
    start();
  }

  function partOf(element) {
    var part = element.closest('[data-part]');
    return part ? part.getAttribute('data-part') : '';
  }

  // Menus and dialogs that the browser opens by itself, where it knows how.
  function browsersOwn(control) {
    return (
      (control.hasAttribute('popovertarget') && 'popover' in control) ||
      (control.hasAttribute('commandfor') && 'commandForElement' in control)
    );
  }

  function keepTap(event) {
    var control = event.target.closest && event.target.closest('button');
    // Submits are held as such.
    if (!control || control.type === 'submit' || browsersOwn(control)) return;
    if (!alive[partOf(control)]) taps.push(control);
  }

  function holdSubmit(event) {
    var form = event.target;
    if (alive[partOf(form)]) return;
    event.preventDefault();
    if (taps.indexOf(form) < 0) taps.push(form);
  }

  if (innerWidth < 700 && !isPlaced && CSS.supports('overflow-anchor', 'auto')) {
    // Kept for good: Chromium takes it for a shift of the whole window when a block ceases to be laid out by itself.
    rules.insertRule(rest(2) + 'translate:0}');
    deferLayout(2, 'hidden');
    requestAnimationFrame(look);
  }
  addEventListener('DOMContentLoaded', function () {
    isRead = true;
    document.querySelectorAll('[type="application/json"]').forEach(function (piece) {
      Object.assign(pins, JSON.parse(piece.textContent));
    });
    hashes = Object.assign({}, pins.shell.run, pins.shell.more);
    // As `readPins`.
    for (var file in pins.files) hashes[pins.at + pins.version + '/' + file] = pins.files[file];
    whenPainted(askForScripts);
    if (!block(3)) {
      footer = '{';
      if (first) deferLayout(first, 'auto');
    }
    // A menu that is opened before its rules are there shows with them.
    if (bare)
      rules.insertRule(
        '@media all{[popover],header details>:not(summary){display:none!important}' +
          rest(4) +
          'visibility:hidden' +
          (isPlaced ? '}' : ';content-visibility:hidden' + held) +
          '}',
        rules.cssRules.length,
      );
    if (!first) askForRules();
    if (interested) start();
  });
  // Back out of a reloaded page, say: the address is another page's then, and this markup not React's to change yet,
  // nor to take over while the reload is on its way.
  var path = location.pathname;
  addEventListener('popstate', function (event) {
    if (alive[''] || location.pathname === path) return;
    event.stopImmediatePropagation();
    window.__SITE_LEFT__ = true;
    location.reload();
  });
  addEventListener('click', keepTap, true);
  addEventListener('submit', holdSubmit, true);
  addEventListener('site:closed', function (event) {
    close(event.detail);
  });
  addEventListener('site:alive', function (event) {
    alive[event.detail] = true;
    taps = taps.filter(function (control) {
      if (partOf(control) !== event.detail) return true;
      if (control.isConnected) control[control.requestSubmit ? 'requestSubmit' : 'click']();
      return false;
    });
  });
  ['pointerdown', 'keydown', 'focusin'].forEach(function (name) {
    addEventListener(name, interest, true);
  });
  addEventListener('scroll', wake, { once: true });
  addEventListener('load', wait);
})();
