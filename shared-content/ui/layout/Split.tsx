import { styled } from '../styled';

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
