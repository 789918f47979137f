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
