(function () {
  var pins = JSON.parse(document.getElementById('pins').textContent);
  function add(tag, props) {
    var element = document.createElement(tag);
    for (var key in props) element[key] = props[key];
    document.head.appendChild(element);
  }
  function start() {
    pins.files.forEach(function (url) {
      add('link', { rel: 'preload', as: 'script', href: url, integrity: pins.integrity[url], crossOrigin: 'anonymous', fetchPriority: 'low' });
    });
    pins.shell.files.forEach(function (url) {
      add('script', { src: url, async: false, integrity: pins.integrity[url], crossOrigin: 'anonymous' });
    });
  }
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
})();
