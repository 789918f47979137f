import { site, text } from '../../theme';
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

/**
 * Styles of a list of `count` cards as one row to swipe, from edge to edge. Each card snaps and has its place (“2 / 6”)
 * above it; the next is partly visible. Places are decoration: screen readers count a list themselves.
 */
export const swipeRow = (count: number) => {
  const place = `counter(place) " / ${count}"`;
  return {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(92%, 372px)',
    gap: 12,
    overflow: 'auto hidden',
    scrollSnapType: 'x mandatory',
    margin: `-28px calc(-1 * ${site.scale.gutter}) 0`,
    padding: `28px ${site.scale.gutter} 0`,
    scrollPaddingInline: site.scale.gutter,
    counterReset: 'place',
    '& > *': { position: 'relative', scrollSnapAlign: 'start', counterIncrement: 'place' },
    // A card to swipe to must not wait until it is on the screen: its edge is what invites to swipe.
    '& [data-reveal]': { opacity: 1, transform: 'none' },
    '& > *::after': {
      ...text('small'),
      // The first value is for Firefox before 128 and Safari before 17.4.
      content: [place, `${place} / ""`],
      position: 'absolute',
      top: -28,
      right: 0,
      color: site.palette.muted,
    },
  } as const;
};
