// Arrow keys of the ARIA practices' disclosure navigation: along the bar, down into a panel, through it.

/** Focuses the neighbour of `from` in `stops`, wrapping at both ends. */
function step(stops: readonly HTMLElement[], from: HTMLElement, by: 1 | -1): void {
  const next = stops[(stops.indexOf(from) + by + stops.length) % stops.length];
  next?.focus();
}

const all = (root: Element, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];

/** Left and right run along the bar, Home and End to its ends. True when the key was one of them. */
export function moveAlongBar(nav: HTMLElement, from: HTMLElement, key: string): boolean {
  const stops = all(nav, '.top, .caret');
  if (key === 'ArrowRight') step(stops, from, 1);
  else if (key === 'ArrowLeft') step(stops, from, -1);
  else if (key === 'Home') stops[0]?.focus();
  else if (key === 'End') stops.at(-1)?.focus();
  else return false;
  return true;
}

/** Up and down run through a panel's links, left and right to the same row of the column beside. */
export function moveInPanel(panel: HTMLElement, from: HTMLElement, key: string): boolean {
  const links = all(panel, 'a');
  const columns = all(panel, 'ul').map((list) => all(list, 'a'));
  const at = columns.findIndex((column) => column.includes(from));
  const beside = (by: 1 | -1) => {
    const column = columns[(at + by + columns.length) % columns.length] ?? [];
    column[Math.min(columns[at]?.indexOf(from) ?? 0, column.length - 1)]?.focus();
  };
  if (key === 'ArrowDown') step(links, from, 1);
  else if (key === 'ArrowUp') step(links, from, -1);
  else if (key === 'Home') links[0]?.focus();
  else if (key === 'End') links.at(-1)?.focus();
  else if (key === 'ArrowRight' && at >= 0) beside(1);
  else if (key === 'ArrowLeft' && at >= 0) beside(-1);
  else return false;
  return true;
}
