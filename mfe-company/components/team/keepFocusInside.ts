import type { KeyboardEvent } from 'react';

/**
 * Makes Tab cycle within a dialog. A modal dialog already keeps focus off the page, but Tab would pass through the
 * browser's own window first.
 */
export function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const stops = event.currentTarget.querySelectorAll<HTMLElement>('button, a[href]');
  const [first, last] = [stops[0], stops[stops.length - 1]];
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
