import { site } from '../../theme';
import { styled } from '../styled';

/** Cards in one column on a phone, two on a tablet, three from 900 px. */
export const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

/** Two columns from 900 px: `lead` gives the first 5 of 12, `even` 6. */
export const Split = styled('div')<{ ratio?: 'lead' | 'even' }>(({ ratio = 'lead', theme }) => ({
  display: 'grid',
  gap: site.scale.columnGap,
  alignItems: 'start',
  // A heading alone in its column needs no margin, as the grid's gap follows it.
  '& > [data-heading], & > * > [data-heading]:only-child': { marginBottom: 0 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: ratio === 'lead' ? 'minmax(0, 5fr) minmax(0, 7fr)' : 'repeat(2, minmax(0, 1fr))',
  },
}));
