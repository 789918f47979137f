// What the first view does not show comes later: layout on a phone, and the deferred stylesheet (deferredSheet.ts).
// By its attribute, not as the first sheet: an extension may have inserted one before it.
var rules = document.querySelector('style[data-document]').sheet;
// Number of the first block whose layout waits, from 1; 0 when none does.
var first = 0;
// Link of the deferred stylesheet: rules of closed content and of the fourth block and below.
var sheet;
// The deferred stylesheet has not loaded yet.
var isUnstyled = true;
// The whole document is parsed.
var isParsed = false;
// Runs if the deferred stylesheet does not come.
var giveUp;
var arrival = performance.getEntriesByType('navigation')[0];
// The browser scrolls to a position: an anchor, a restored position or a text (`#:~:text=`, which scripts cannot see in
// the address). That needs true heights.
var isPlaced = location.hash || !arrival || arrival.type !== 'navigate' || arrival.name.indexOf(':~:') >= 0;
var held = ';contain-intrinsic-block-size:auto 50rem}';

function block(number) {
  return document.querySelector('[data-part]>:nth-child(' + number + ')');
}

function below(number) {
  return '[data-part]>:nth-child(n+' + number + ')';
}

// On a phone, a block is laid out when it comes near the window, and none below the window before the first view is
// complete: that would be half of a slow phone's way there. Without scroll anchoring the page would jump.
export function deferLayout() {
  if (innerWidth >= 700 || isPlaced || !CSS.supports('overflow-anchor', 'auto')) return;
  rules.insertRule(below(2) + ',footer{content-visibility:auto' + held, 0);
  deferFrom(2);
  requestAnimationFrame(layOutVisible);
}

function deferFrom(number) {
  if (first) rules.deleteRule(0);
  first = number;
  if (first) rules.insertRule(below(first) + ',footer{content-visibility:hidden!important}', 0);
}

// Runs in the first painted frame, which lays out the page anyway. Called directly, it would force layout while parsing.
function layOutVisible() {
  while (first && block(first) && block(first).getBoundingClientRect().top < innerHeight)
    deferFrom(first + 1);
  if (!isParsed) requestAnimationFrame(layOutVisible);
}

// The visitor scrolls or presses, or the first view is complete.
export function showRest() {
  loadDeferredStyles();
  deferFrom(0);
}

// Runs once the document is parsed.
export function hideUnstyled(whenUnstyled) {
  isParsed = true;
  giveUp = whenUnstyled;
  // On a page of one or two blocks the footer may be in view, and the first view has its rules.
  var footer = block(3) ? ',footer' : '';
  if (!footer) deferFrom(0);
  // A menu that is opened too early shows as soon as its rules have come.
  if (isUnstyled)
    rules.insertRule(
      '@media all{[popover],header details>:not(summary){display:none!important}' +
        below(4) +
        footer +
        '{visibility:hidden' +
        (isPlaced ? '}' : ';content-visibility:hidden' + held) +
        '}',
      rules.cssRules.length,
    );
  if (innerWidth >= 700 || isPlaced) loadDeferredStyles();
}

// Inserts the links in `noscript`, which a first view does not need. Without scripts they work from the start.
function loadDeferredStyles() {
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
}
