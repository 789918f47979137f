// Brings the scripts when they disturb nobody: asked for at low priority once something is seen, run after load and idle,
// one file after the other. The first sign of interest skips the waits. A click on a control and the submit of a form that
// are not alive yet are kept and given back once their part of the page is. A script that is lost, refused or later than
// 20 seconds is asked for once more; then the forms say that they cannot send. Stands before the page's words: a slow
// phone may draw a frame while it still reads them. Its parts, in `loader/`, become one script as it is built.
import { alive, close, giveBack, holdSubmit, keepTap } from './loader/forms.js';
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
addEventListener('site:alive', giveBack);
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
