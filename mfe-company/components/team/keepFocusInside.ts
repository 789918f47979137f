import type { KeyboardEvent } from 'react';

/**
 * Tab goes round within a dialog. The browser already keeps the page behind a modal dialog out of reach, but
 * lets Tab pass through its own window before it comes back.
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
