/** What scrolls with an element in it: a sheet of its own, or the page. */
function getScroller(element: Element): Element {
  for (let box = element.parentElement; box; box = box.parentElement)
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY))
      return box;
  return document.documentElement;
}

let frame = 0;

/**
 * A pressed `summary` stays under the finger: what closes above it (another answer, the list that it closes itself)
 * would take it away. Browsers hold the place of what is read at best, Safari before 27 not even that.
 */
function keepPlace({ target }: MouseEvent): void {
  // Whoever presses something else before that is not held back: it may lead elsewhere on the page.
  cancelAnimationFrame(frame);
  const summary = (target as Element).closest('summary');
  if (!summary) return;
  const { top } = summary.getBoundingClientRect();
  const scroller = getScroller(summary);
  const hold = () =>
    scroller.scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: 'instant' });
  // Once more, after the browser has put right what it puts right by itself.
  frame = requestAnimationFrame(() => {
    hold();
    frame = requestAnimationFrame(hold);
  });
}

/** Of `details` that share a name one at most is open, also where the browser knows nothing of the name. */
function closeOthers({ target }: Event): void {
  const opened = target as HTMLDetailsElement;
  const name = opened.getAttribute('name');
  if (!opened.open || !name) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>('details[open]'))
    if (other !== opened && other.getAttribute('name') === name) other.open = false;
}

/** What browsers leave to the page about `details`. */
export function enhanceDisclosures(): void {
  addEventListener('click', keepPlace);
  // Chrome before 120, Firefox before 130, Safari before 17.2. The event does not bubble.
  if (!('name' in HTMLDetailsElement.prototype)) addEventListener('toggle', closeOthers, true);
}
