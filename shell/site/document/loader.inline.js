// Loads the first script without disturbing the visitor. It requests it at low priority after the first paint, and runs it
// after load, in idle time. The first sign of interest skips the waits.
// Clicks and submits in a part that is not hydrated are stored until it is. A script that is lost, refused or
// later than 20 seconds is requested once more. If that fails too, the contact form is the browser’s to send, and the sign-up is closed. This script precedes
// the page's content: a slow phone may draw a frame while it still parses it. The build joins the files of `loader/` into one script.
import { hydrated, handOver, storeSubmit, storeClick } from './loader/forms.js';
import { deferBelow, hideUnstyledBlocks, layOut, layOutRest, layOutNear } from './loader/layout.js';
import { interested, markInterested, whenIdle, whenPainted } from './loader/moments.js';

// States of a document, in their order. Numbers, because every document pays for the bytes.

// The document is being parsed; then it stands, and no script has run.
var parsing = 0;
var waiting = 1;
// The first script comes, which needs no React; then it runs, and decides when React starts.
var starting = 2;
var started = 3;
// The first script is lost.
var failed = 4;

var state = parsing;
// React is needed at once, or the visitor has asked for it.
var wanted = false;
var path = location.pathname;
var pins;
// URL of each pinned script → its hash.
var hashes;

function add(tag, props) {
  var element = document.createElement(tag);
  for (var key in props) element[key] = props[key];
  element.integrity = 'sha256-' + hashes[(props.href || props.src).split('?')[0]];
  element.crossOrigin = 'anonymous';
  document.head.appendChild(element);
  return element;
}

// Requests the first script, or all at once; preload and script share one download. They load beside the first view's last
// pictures: requested after those, they left a slow phone's connection idle, and the page hydrated 0.7 s later.
function preload(all) {
  Object.keys(all ? hashes : pins.shell.firstScript).forEach(function (href) {
    add('link', { rel: 'preload', as: 'script', href: href, fetchPriority: 'low' });
  });
}

// Runs the first script, which loads the others (client/startReact.ts).
function run(again) {
  var url = Object.keys(pins.shell.firstScript)[0];
  // Another URL on the second try: a cache may hold the refused bytes.
  var script = add('script', { src: again ? url + '?' + Date.now() : url });
  var timer = setTimeout(fail, 20000);

  function fail() {
    clearTimeout(timer);
    script.onload = script.onerror = null;
    // In another document a late script does not run: no script may run twice.
    new Document().adoptNode(script);
    if (again) enter(failed);
    else run(true);
  }

  script.onerror = fail;
  script.onload = function () {
    clearTimeout(timer);
    whenIdle(enter.bind(0, started));
  };
}

// The one place where the state changes.
function enter(next) {
  if (state === failed) return;
  state = next;
  if (next === starting) {
    layOutRest();
    run();
  }
  if (next === started) dispatchEvent(new Event(wanted ? 'site:start' : 'site:waiting'));
  if (next === failed) {
    handOver(document);
    // The code for a full report is lost, too: this one names only the shell's version.
    navigator.sendBeacon((pins.api || '/api') + '/telemetry', pins.shell.version);
  }
}

function start() {
  if (state === waiting) enter(starting);
}

function startWhenPainted() {
  whenPainted(function () {
    whenIdle(start);
  });
}

deferBelow();
addEventListener('DOMContentLoaded', function () {
  pins = JSON.parse(document.getElementById('pins').textContent);
  hashes = Object.assign({}, pins.shell.firstScript, pins.shell.preloadedScripts, pins.sectionScripts);
  // An island waits for its moment (data-hydrate). An address with a query may name a state that an island must show.
  if (!pins.static && !document.querySelector('[data-hydrate' + (location.search ? '=visible]' : ']')))
    wanted = true;
  whenPainted(function () {
    preload(wanted);
  });
  hideUnstyledBlocks(startWhenPainted);
  enter(waiting);
  if (interested) start();
});
// Back before the router runs, out of a reloaded page for example: the address is then another page's.
addEventListener('popstate', function (event) {
  if (hydrated[''] || location.pathname === path) return;
  event.stopImmediatePropagation();
  location.reload();
});
addEventListener('click', storeClick, true);
addEventListener('submit', storeSubmit, true);
addEventListener('site:frozen', function (event) {
  handOver(event.detail);
});
['pointerdown', 'keydown', 'focusin'].forEach(function (name) {
  addEventListener(
    name,
    function () {
      if (interested) return;
      markInterested();
      layOut();
      start();
    },
    true,
  );
});
['keydown', 'site:start'].forEach(function (name) {
  addEventListener(
    name,
    function () {
      wanted = true;
      // Asked for, it waits for no paint: a program's window may report none.
      start();
    },
    true,
  );
});
addEventListener('scroll', layOutNear, { once: true });
addEventListener('load', startWhenPainted);
