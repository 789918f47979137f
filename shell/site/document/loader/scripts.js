import { close } from './forms.js';
import { bare, layOutAfterFrame, wake } from './layout.js';
import { isRead, markStarted, started, whenIdle, whenPainted } from './moments.js';

export var pins;
var hashes;
// Number of scripts that are requested.
var asked = 0;
// A static page runs the first script, which enhances menus and the like. `wanted`: its visitor shows interest in another
// page and needs the other scripts. `waits`: the first has run, the others wait for that.
var wanted, waits;

export function readPins() {
  pins = JSON.parse(document.getElementById('pins').textContent);
  hashes = Object.assign({}, pins.shell.run, pins.shell.more, pins.files);
}

function add(tag, props) {
  var element = document.createElement(tag);
  for (var key in props) element[key] = props[key];
  element.integrity = 'sha256-' + hashes[(props.href || props.src).split('?')[0]];
  element.crossOrigin = 'anonymous';
  document.head.appendChild(element);
  return element;
}

// Requests all scripts at once; preload and script share one download. They load beside the first view's last pictures:
// requested after those, they left a slow phone's connection idle, and the page hydrated 0.7 s later.
export function askForScripts() {
  var urls = Object.keys(hashes);
  for (var end = pins.static && !wanted ? 1 : urls.length; asked < end; asked++)
    add('link', { rel: 'preload', as: 'script', href: urls[asked], fetchPriority: 'low' });
}

export function want() {
  wanted = true;
  if (started) askForScripts();
  if (waits) run(1);
  waits = false;
}

function run(index, again) {
  var url = Object.keys(pins.shell.run)[index];
  if (index === 1 && pins.static && !wanted) return (waits = true);
  // The last script sets this first of all. Without it the script has loaded but could not run.
  if (!url) return window.__SITE_INTEGRITY__ || close(document);
  // Another URL on the second try: a cache may hold the refused bytes.
  var script = add('script', { src: again ? url + '?' + Date.now() : url });
  var timer = setTimeout(fail, 20000);

  function fail() {
    clearTimeout(timer);
    script.onload = script.onerror = null;
    // In another document a late script does not run: no script may run twice.
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

export function start() {
  if (started || !isRead) return;
  wake();
  markStarted();
  if (!bare) layOutAfterFrame();
  askForScripts();
  run(0);
}

export function startWhenPainted() {
  whenPainted(function () {
    whenIdle(start);
  });
}
