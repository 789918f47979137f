/** On a phone: what a list holds as one line of words instead of a column of ticks. */
export const inlineList = {
  display: 'block',
  fontSize: '0.9375rem',
  '& > li': { display: 'inline' },
  '& > li::before': { content: 'none' },
  '& > li:not(:last-of-type)::after': { content: '" · "' },
} as const;
