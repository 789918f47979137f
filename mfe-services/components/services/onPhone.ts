import { onFirstLine } from '../Signed';

/** On a phone: what a list holds as one line of words instead of a column of ticks. */
export const inlineList = {
  display: 'block',
  fontSize: '0.9375rem',
  '& > li': { display: 'inline' },
  '& > li::before': { content: 'none' },
  '& > li:not(:last-of-type)::after': { content: '" · "' },
} as const;

/** On a phone: the icon beside title and sentence instead of above them. */
export const besideIcon = {
  gridTemplateColumns: '28px minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: '4px 16px',
  '& > svg': { width: 24, height: 24, ...onFirstLine() },
  '& > p': { gridColumn: 2 },
} as const;
