import { VisuallyHidden } from '../text/VisuallyHidden';

/** Tells screen readers what sighted visitors see happen: the link leaves this tab. */
export function NewTabNote() {
  return <VisuallyHidden> (opens in a new tab)</VisuallyHidden>;
}
