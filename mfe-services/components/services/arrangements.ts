import { site } from 'shared-content/ui';

/** Two equal columns. */
export const halves = {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: site.scale.columnGap,
} as const;

/** Below 900 px: heading and picture side by side where both have room, stacked on a phone. The rest follows below both. */
export const besidePicture = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 40,
  alignItems: 'center',
  '& > *': { flex: '1 1 100%' },
  '& > div:first-of-type': { flex: '1 1 280px' },
  '& img': { flex: '1 1 350px', minWidth: 0, maxWidth: 480 },
} as const;

/** On a phone: a list as one line of text instead of a column of ticks. */
export const inlineList = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0,
  fontSize: '0.9375rem',
  // A dot precedes each entry; dots at the start of a line fall outside the visible box.
  marginLeft: -16,
  clipPath: 'inset(0 0 0 16px)',
  '& > li': { display: 'block' },
  '& > li::before': {
    content: '"·"',
    display: 'inline-block',
    width: 16,
    height: 'auto',
    margin: 0,
    border: 0,
    transform: 'none',
    textAlign: 'center',
  },
} as const;
