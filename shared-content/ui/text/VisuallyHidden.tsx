import { styled } from '../styled';

/** Text for screen readers only. */
export const VisuallyHidden = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Tells screen readers what sighted visitors see happen: the link leaves this tab. */
export function NewTabNote() {
  return <VisuallyHidden> (opens in a new tab)</VisuallyHidden>;
}
