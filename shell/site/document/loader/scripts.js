import { close } from './forms.js';
import { bare, layOut, wake } from './layout.js';
import { isRead, markStarted, started, whenIdle, whenPainted } from './moments.js';

export var pins;
var hashes;
var asked = false;

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

// All in one round; preload and script share one download. While they come the first view's last pictures do, too: asked
// for after those, the scripts would find a slow phone's line idle, and the page lived 0.7 s later.
export function askForScripts() {
  if (asked) return;
  asked = true;
  Object.keys(hashes).forEach(function (url) {
    add('link', { rel: 'preload', as: 'script', href: url, fetchPriority: 'low' });
  });
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

export function start() {
  if (started || !isRead) return;
  wake();
  markStarted();
  if (!bare) layOut();
  askForScripts();
  run(0);
}

export function startWhenPainted() {
  whenPainted(function () {
    whenIdle(start);
  });
}
