import { styled } from '../styled';

type Columns = 2 | 3 | 4;

/** Cards in one column on a phone, two on a tablet, `columns` from 900 px. */
export const Grid = styled('div')<{ columns?: Columns; gap?: number }>(
  ({ columns = 3, gap = 24, theme }) => ({
    display: 'grid',
    gap,
    gridTemplateColumns: 'minmax(0, 1fr)',
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [theme.breakpoints.up('md')]: { gridTemplateColumns: `repeat(${Math.min(columns, 3)}, minmax(0, 1fr))` },
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
  }),
);

/**
 * Six columns from 900 px. Children span 2, but the first spans 4, so that a set of cards has a lead (rows are even with 2,
 * 5 or 8 children). `rhythm="edges"` widens the first and the last (for 4 or 7 children), `zigzag` one in each row, left
 * and right in turn (for any even number).
 */
export const Bento = styled('div')<{ rhythm?: 'head' | 'edges' | 'zigzag' }>(
  ({ rhythm = 'head', theme }) => ({
    display: 'grid',
    gap: 20,
    gridTemplateColumns: 'minmax(0, 1fr)',
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      '& > *': { gridColumn: 'span 2' },
      '& > *:nth-of-type(1)': { gridColumn: 'span 4' },
      ...(rhythm === 'zigzag' && {
        '& > *:nth-of-type(4n+1), & > *:nth-of-type(4n+4)': { gridColumn: 'span 4' },
      }),
      ...(rhythm === 'edges' && { '& > *:last-of-type': { gridColumn: 'span 4' } }),
    },
  }),
);

/** Two unequal columns from 900 px: `lead` gives the first 5 of 12, `even` 6, `wide` 7. */
export const Split = styled('div')<{ ratio?: 'lead' | 'even' | 'wide' }>(({ ratio = 'lead', theme }) => {
  const first = { lead: 5, even: 6, wide: 7 }[ratio];
  return {
    display: 'grid',
    gap: 'clamp(32px, 5vw, 80px)',
    alignItems: 'start',
    // A heading alone in its column needs no margin, as the grid's gap follows it.
    '& > [data-heading], & > * > [data-heading]:only-child': { marginBottom: 0 },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: `minmax(0, ${first}fr) minmax(0, ${12 - first}fr)`,
    },
  };
});
