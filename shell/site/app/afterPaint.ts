/**
 * Runs `then` once the next frame is painted, at once in a tab that is not shown, where no frame comes.
 *
 * @returns calls it off
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
