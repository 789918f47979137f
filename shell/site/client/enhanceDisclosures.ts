/** The nearest scrolling ancestor of an element: an overlay, or the page. */
function getScroller(element: Element): Element {
  for (let box = element.parentElement; box; box = box.parentElement)
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY))
      return box;
  return document.documentElement;
}

let frame = 0;

/**
 * Keeps a pressed `summary` under the finger. Content that closes above it (another answer, its own list) would move it
 * away. Browsers anchor at most the text that is read; Safari before 27 anchors nothing.
 */
function keepPlace({ target }: MouseEvent): void {
  // A click on something else ends the correction: it may lead elsewhere on the page.
  cancelAnimationFrame(frame);
  const summary = (target as Element).closest('summary');
  if (!summary) return;
  const { top } = summary.getBoundingClientRect();
  const scroller = getScroller(summary);
  const hold = () =>
    scroller.scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: 'instant' });
  // A second time, after the browser's own scroll anchoring.
  frame = requestAnimationFrame(() => {
    hold();
    frame = requestAnimationFrame(hold);
  });
}

/** Keeps at most one of the `details` that share a name open, in browsers that do not support the name. */
function closeOthers({ target }: Event): void {
  const opened = target as HTMLDetailsElement;
  const name = opened.getAttribute('name');
  if (!opened.open || !name) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>('details[open]'))
    if (other !== opened && other.getAttribute('name') === name) other.open = false;
}

/** Closes a dialog at a press beside its panel. Browsers do so only beside its box, which may fill the window. */
function closeBeside({ target }: MouseEvent): void {
  if ((target as Element).matches('dialog[closedby="any"]')) (target as HTMLDialogElement).close();
}

/** Adds what browsers lack for `details` and `dialog`. */
export function enhanceDisclosures(): void {
  addEventListener('click', keepPlace);
  addEventListener('click', closeBeside);
  // Chrome before 120, Firefox before 130, Safari before 17.2. The event does not bubble.
  if (!('name' in HTMLDetailsElement.prototype)) addEventListener('toggle', closeOthers, true);
}
