// On a phone, what lies below the window is not laid out before the first paint (it would be half of a slow phone's way
// there), nor are its rules and pictures asked for before the first view has its own: when the visitor scrolls or the
// scripts are asked for, what is near the screen, and the rest piece by piece. Not where the browser puts the visitor
// back to a place, which takes the true heights, nor where it cannot hold the page still while they come.
import { interested, isRead, started, whenIdle } from './moments.js';
import { startWhenPainted } from './scripts.js';

// Not whichever stands first: an extension may have put one of its own before it.
var rules = document.querySelector('style[data-document]').sheet;
// Number of the first block of the page that is not laid out; 0 when all are.
var first = 0;
// The sheet with the rules of what no window reaches without scrolling: from the fourth block on, see deferredSheet.ts.
var late;
// It is not there yet.
export var bare = true;
var arrival = performance.getEntriesByType('navigation')[0];
// The browser takes the visitor to a place on the page: an anchor, a place of before, words (`#:~:text=`, which the
// address does not show to scripts).
var isPlaced = location.hash || !arrival || arrival.type !== 'navigate' || arrival.name.indexOf(':~:') >= 0;
// Of a page of one or two blocks the footer may be in view: known once all is read.
var footer = ',footer{';
var held = ';contain-intrinsic-block-size:auto 50rem}';

function block(number) {
  return document.querySelector('[data-part]>:nth-child(' + number + ')');
}

function rest(number) {
  return '[data-part]>:nth-child(n+' + number + ')' + footer;
}

export function deferBelow() {
  if (innerWidth >= 700 || isPlaced || !CSS.supports('overflow-anchor', 'auto')) return;
  // Kept for good: Chromium takes it for a shift of the whole window when a block ceases to be laid out by itself.
  rules.insertRule(rest(2) + 'translate:0}');
  deferLayout(2, 'hidden');
  requestAnimationFrame(look);
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

// When the document is read.
export function frame() {
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
}

// What is near the screen is laid out, and its pictures asked for.
export function wake() {
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
    if (bare) startWhenPainted(dress());
  }, 5000);
}

function dress() {
  if (!bare) return;
  bare = false;
  if (isRead) rules.deleteRule(rules.cssRules.length - 1);
  if (started) layOut();
}

// By rules, as the elements are React's. Whoever moves about needs all heights at once.
export function layOut() {
  if (!first) return;
  if (interested || !block(first)) {
    rules.deleteRule(0);
    first = 0;
  } else {
    deferLayout(first + 1, 'auto');
    whenIdle(layOut);
  }
}
