// Loads the first script without disturbing the visitor. It requests it at low priority after the first paint, and runs it
// after load, in idle time. The first sign of interest skips the waits.
// Clicks and submits in a part that is not hydrated are stored, and replayed once it is. A script that is lost, refused or
// later than 20 seconds is requested once more. If that fails too, the forms say that they cannot send. This script precedes
// the page's content: a slow phone may draw a frame while it still parses it. The build joins the files of `loader/` into one script.
import { alive, close, replay, replayEnhanced, storeSubmit, storeClick } from './loader/forms.js';
import { deferBelow, hideUnstyledBlocks, layOut, layOutRest, layOutNear } from './loader/layout.js';
import { interested, markInterested, whenIdle, whenPainted } from './loader/moments.js';
import { pins, preload, readPins, run } from './loader/scripts.js';
import { failed, left, parsing, started, starting, waiting } from './loader/states.js';

var state = parsing;
// React is needed at once, or the visitor has asked for it.
var wanted = false;
var path = location.pathname;

// The one place where the state changes.
function enter(next) {
  if (state === left || state === failed) return;
  state = next;
  if (next === starting) {
    layOutRest();
    run(enter.bind(0, started), enter.bind(0, failed));
  }
  if (next === started) {
    replayEnhanced();
    dispatchEvent(new Event(wanted ? 'site:wanted' : 'site:waiting'));
  }
  if (next === left) dispatchEvent(new Event('site:left'));
  if (next === failed) {
    close(document);
    // The code for a full report is lost, too: this one names only the shell's version.
    navigator.sendBeacon((pins.api || '/api') + '/encounters', pins.shell.version);
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
  readPins();
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
// Back before hydration, out of a reloaded page for example: the address is then another page's. React cannot change
// this markup yet, and must not hydrate it while the reload is on its way.
addEventListener('popstate', function (event) {
  if (alive[''] || location.pathname === path) return;
  event.stopImmediatePropagation();
  enter(left);
  location.reload();
  // For a visitor who stops the reload.
  setTimeout(close, 20000, document.body);
});
addEventListener('click', storeClick, true);
addEventListener('submit', storeSubmit, true);
addEventListener('site:closed', function (event) {
  close(event.detail);
});
addEventListener('site:alive', replay);
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
['keydown', 'site:wanted'].forEach(function (name) {
  addEventListener(
    name,
    function () {
      wanted = true;
    },
    true,
  );
});
addEventListener('scroll', layOutNear, { once: true });
addEventListener('load', startWhenPainted);
