/** Runs `next` when the browser is idle; in Safari, which cannot tell, a moment later. */
export function whenIdle(next: () => void): void {
  const idle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 200));
  idle(next);
}
