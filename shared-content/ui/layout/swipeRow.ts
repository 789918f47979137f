import { site } from '../../theme';

/** Styles of a list of cards as one row to swipe, from edge to edge: each card snaps, and the next is partly visible. */
export const swipeRow = {
  gridTemplateColumns: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(92%, 372px)',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  marginInline: `calc(-1 * ${site.scale.gutter})`,
  paddingInline: site.scale.gutter,
  scrollPaddingInline: site.scale.gutter,
  '& > *': { scrollSnapAlign: 'start' },
} as const;
