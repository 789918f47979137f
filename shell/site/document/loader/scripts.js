// Requests the document's scripts, and runs the first one. That one loads the others (client/startReact.ts).
import { whenIdle } from './moments.js';

export var pins;
var hashes;

export function readPins() {
  pins = JSON.parse(document.getElementById('pins').textContent);
  hashes = Object.assign({}, pins.shell.firstScript, pins.shell.preloadedScripts, pins.sectionScripts);
}

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
export function preload(all) {
  Object.keys(all ? hashes : pins.shell.firstScript).forEach(function (href) {
    add('link', { rel: 'preload', as: 'script', href: href, fetchPriority: 'low' });
  });
}

export function run(done, lost, again) {
  var url = Object.keys(pins.shell.firstScript)[0];
  // Another URL on the second try: a cache may hold the refused bytes.
  var script = add('script', { src: again ? url + '?' + Date.now() : url });
  var timer = setTimeout(fail, 20000);

  function fail() {
    clearTimeout(timer);
    script.onload = script.onerror = null;
    // In another document a late script does not run: no script may run twice.
    new Document().adoptNode(script);
    if (again) lost();
    else run(done, lost, true);
  }

  script.onerror = fail;
  script.onload = function () {
    clearTimeout(timer);
    whenIdle(done);
  };
}
