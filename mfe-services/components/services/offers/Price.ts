import { styled, text } from 'shared-content/ui';

/** What an offer costs at least, below its name or beside it. */
export const Price = styled('p')<{ tint: string }>(({ tint }) => ({
  ...text('label'),
  fontSize: '0.9375rem',
  color: tint,
}));
