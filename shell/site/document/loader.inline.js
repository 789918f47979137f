// Loads the scripts without disturbing the visitor. It requests them at low priority after the first paint, and runs them
// after load, in idle time, one file after the other. The first sign of interest skips the waits.
// Clicks and submits in a part that is not hydrated are stored, and replayed once it is. A script that is lost, refused or
// later than 20 seconds is requested once more; then the forms say that they cannot send. This script precedes the page's
// content: a slow phone may draw a frame while it still parses it. The build joins the files of `loader/` into one script.
import { alive, close, giveBack, giveBackEnhanced, holdSubmit, keepTap } from './loader/forms.js';
import { deferBelow, frame, layOut, wake } from './loader/layout.js';
import { interested, markInterested, markRead, whenPainted } from './loader/moments.js';
import { askForScripts, readPins, start, startWhenPainted, want } from './loader/scripts.js';

deferBelow();
addEventListener('DOMContentLoaded', function () {
  markRead();
  readPins();
  whenPainted(askForScripts);
  frame();
  if (interested) start();
});
// Back before hydration, out of a reloaded page for example: the address is then another page's. React cannot change
// this markup yet, and must not hydrate it while the reload is on its way.
var path = location.pathname;
addEventListener('popstate', function (event) {
  if (alive[''] || location.pathname === path) return;
  event.stopImmediatePropagation();
  window.__SITE_LEFT__ = true;
  location.reload();
  // For a visitor who stops the reload.
  setTimeout(close, 20000, document.body);
});
addEventListener('click', keepTap, true);
addEventListener('submit', holdSubmit, true);
addEventListener('site:closed', function (event) {
  close(event.detail);
});
addEventListener('site:alive', giveBack);
addEventListener('site:enhanced', giveBackEnhanced);
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
  addEventListener(name, want, true);
});
addEventListener('scroll', wake, { once: true });
addEventListener('load', startWhenPainted);
