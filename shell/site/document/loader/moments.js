// The whole document, which scripts and footer wait for.
export var isRead = false;
// By the first press, key or focus.
export var interested = false;
// The scripts run.
export var started = false;

export function markRead() {
  isRead = true;
}

export function markInterested() {
  interested = true;
}

export function markStarted() {
  started = true;
}

export function whenIdle(next) {
  if (interested || !window.requestIdleCallback) setTimeout(next, 0);
  else requestIdleCallback(next, { timeout: 500 });
}

export function whenPainted(next) {
  var types = (window.PerformanceObserver && PerformanceObserver.supportedEntryTypes) || [];
  // Frames are drawn well before they are seen where the processor is slow.
  if (types.indexOf('paint') < 0) requestAnimationFrame(next);
  else new PerformanceObserver(next).observe({ type: 'paint', buffered: true });
}
