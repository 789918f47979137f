// On a phone, content below the window is laid out after the first paint. Laying it out takes half of the time to first
// paint on a slow phone, so it waits. Its stylesheet and pictures are requested after those of the first view. When
// the visitor scrolls or the scripts start, content near the screen is laid out, and the rest three blocks at a time. Two
// cases are excluded: a page with a given scroll position needs true heights, and a browser without scroll anchoring would
// let the page jump.
import { interested, whenIdle } from './moments.js';

// A sheet of its own: a change of the document's sheet, which has @font-face rules, makes Chromium lay out all text anew.
var rules = new CSSStyleSheet();
document.adoptedStyleSheets.push(rules);
// Number of the first block that is not laid out, from 1; 0 when all are.
var first = 0;
// Link of the deferred stylesheet: rules of closed content and of the fourth block and below (document/stylesheets.ts).
var sheet;
// The deferred stylesheet has not loaded yet.
var isUnstyled = true;
// The whole document is parsed.
var isParsed = false;
// Set once the first view is complete: the rest may be laid out.
var isComplete = false;
// Runs if the deferred stylesheet does not come.
var giveUp;
var arrival = performance.getEntriesByType('navigation')[0];
// The browser scrolls to a position: an anchor, a restored position or a text (`#:~:text=`, which scripts cannot see in
// the address).
var isPlaced = location.hash || !arrival || arrival.type !== 'navigate' || arrival.name.indexOf(':~:') >= 0;
// Part of the selector: the footer. On a page of one or two blocks it may be in view, which is known after parsing.
var footer = ',footer{';
var held = ';contain-intrinsic-block-size:auto 50rem}';

function block(number) {
  return document.querySelector('[data-part]>:nth-child(' + number + ')');
}

function rest(number) {
  return '[data-part]>:nth-child(n+' + number + ')' + footer;
}

export function deferBelow() {
  // `innerWidth` would force a layout while parsing.
  if (!matchMedia('(max-width: 699.98px)').matches || isPlaced || !CSS.supports('overflow-anchor', 'auto'))
    return;
  // Never removed: Chromium counts a layout shift of the whole window when a block's layout containment ends.
  rules.insertRule(rest(2) + 'translate:0}');
  deferLayout(2, 'hidden');
  requestAnimationFrame(deferVisibleBlocks);
}

// Runs in the first painted frame, which lays out the page anyway. Called directly, it would force layout while parsing.
function deferVisibleBlocks() {
  while (!sheet && block(first) && block(first).getBoundingClientRect().top < innerHeight)
    deferLayout(first + 1, 'hidden');
  if (!isParsed) requestAnimationFrame(deferVisibleBlocks);
}

// Defers layout from the block `number` on.
function deferLayout(number, until) {
  if (first) rules.deleteRule(0);
  first = number;
  rules.insertRule(rest(first) + 'content-visibility:' + until + held, 0);
}

// Runs once the document is parsed.
export function hideUnstyledBlocks(whenUnstyled) {
  isParsed = true;
  giveUp = whenUnstyled;
  if (!block(3)) {
    footer = '{';
    if (first) deferLayout(first, 'auto');
  }
  // A menu that is opened too early shows as soon as its rules have come.
  if (isUnstyled)
    rules.insertRule(
      '@media all{[popover],header details>:not(summary){display:none!important}' +
        // A tall block counts as two (document/stylesheets.ts).
        '[data-part]>[data-tall]~:nth-child(n+3),' +
        rest(4) +
        'visibility:hidden' +
        (isPlaced ? '}' : ';content-visibility:hidden' + held) +
        '}',
      rules.cssRules.length,
    );
  if (!first) askForRules();
}

// Lays out content near the screen, so that its pictures are requested.
export function layOutNear() {
  askForRules();
  if (first && !isComplete) deferLayout(first, 'auto');
}

// Inserts the links in `noscript`, which a first view does not need. Without scripts they work from the start.
function askForRules() {
  if (sheet) return;
  document.head.insertAdjacentHTML('beforeend', document.querySelector('noscript').textContent);
  sheet = document.head.lastChild;
  sheet.onload = sheet.onerror = onStylesLoaded;
  // The stylesheet may delay `load`. Unstyled text is better than hidden text and a page that never hydrates.
  setTimeout(function () {
    if (isUnstyled) giveUp(onStylesLoaded());
  }, 5000);
}

function onStylesLoaded() {
  if (!isUnstyled) return;
  isUnstyled = false;
  if (isParsed) rules.deleteRule(rules.cssRules.length - 1);
  if (isComplete) layOutAfterFrame();
}

// The first view is complete: the rest is laid out, as soon as its rules have come.
export function layOutRest() {
  layOutNear();
  isComplete = true;
  if (!isUnstyled) layOutAfterFrame();
}

// A frame after `layOutNear`: Chromium counts a layout shift of the whole window when one frame lays a block out and lets
// it go.
function layOutAfterFrame() {
  requestAnimationFrame(function () {
    whenIdle(layOut);
  });
}

// Three blocks a step: each step styles and paints the whole page again, and three take about 50 ms on a slow phone.
// Changes rules, not elements, because the elements are React's. A visitor who interacts needs all heights at once.
export function layOut() {
  if (!first) return;
  if (interested || !block(first)) {
    rules.deleteRule(0);
    first = 0;
  } else {
    deferLayout(first + 3, 'auto');
    whenIdle(layOut);
  }
}
