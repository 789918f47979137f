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
 * Six columns from 900 px; children span 2 by default, the first 4 and the second 2, so that a set of
 * cards has a head (rows come out even with 2, 5, 8 children). `rhythm="edges"` widens the first and the
 * last (4, 7), `zigzag` one in each row, left and right in turn (any even number).
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
    // A heading that is all of its column needs no room of its own below it: the gap is there.
    '& > [data-heading], & > * > [data-heading]:only-child': { marginBottom: 0 },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: `minmax(0, ${first}fr) minmax(0, ${12 - first}fr)`,
    },
  };
});
