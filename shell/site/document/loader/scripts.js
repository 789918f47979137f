import { close } from './forms.js';
import { bare, layOut, wake } from './layout.js';
import { isRead, markStarted, started, whenIdle, whenPainted } from './moments.js';

export var pins;
var hashes;
// How many of them are asked for.
var asked = 0;
// A static page runs the first one, which makes menus and its like work, and the others when its visitor goes on.
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

// All in one round; preload and script share one download. While they come the first view's last pictures do, too: asked
// for after those, the scripts would find a slow phone's line idle, and the page lived 0.7 s later.
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
