/**
 * Runs `then` once the next frame is painted. In a hidden tab, which paints no frames, it runs at once.
 *
 * @returns cancels it
 */
export function afterPaint(then: () => void): () => void {
  if (document.hidden) {
    then();
    return () => {};
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(then)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
