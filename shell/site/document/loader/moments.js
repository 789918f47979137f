// The visitor has pressed, typed or moved the focus.
export var interested = false;

export function markInterested() {
  interested = true;
}

export function whenIdle(next) {
  if (interested || !window.requestIdleCallback) setTimeout(next, 0);
  else requestIdleCallback(next, { timeout: 500 });
}

export function whenPainted(next) {
  var types = (window.PerformanceObserver && PerformanceObserver.supportedEntryTypes) || [];
  // Without paint timing, the next frame must do. On slow processors a frame runs well before its paint is visible.
  if (types.indexOf('paint') < 0) requestAnimationFrame(next);
  else new PerformanceObserver(next).observe({ type: 'paint', buffered: true });
}
