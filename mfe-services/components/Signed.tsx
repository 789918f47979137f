import { styled } from 'shared-content/ui';

interface SignedProps {
  tint: string;
  /** Of the sign, in px. */
  size?: number;
}

/** A sign before a title, on the ground of its first line. */
export const Signed = styled('div')<SignedProps>(({ tint, size = 22 }) => ({
  display: 'flex',
  gap: 12,
  alignItems: 'baseline',
  '& > svg': { flex: 'none', width: size, height: size, marginBottom: -4, strokeWidth: 1.6, color: tint },
}));
