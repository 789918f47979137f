import { styled } from '../styled';

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
