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
