import { site, text } from '../../theme';

/**
 * Styles of a list of `count` cards as one row to swipe, from edge to edge. Each card snaps and shows its
 * place (“2 / 6”); the next is partly visible. Places are decoration: screen readers count a list themselves.
 */
export const swipeRow = (count: number) => {
  const place = `counter(place) " / ${count}"`;
  return {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(92%, 372px)',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    marginInline: `calc(-1 * ${site.scale.gutter})`,
    paddingInline: site.scale.gutter,
    scrollPaddingInline: site.scale.gutter,
    counterReset: 'place',
    '& > *': { position: 'relative', scrollSnapAlign: 'start', counterIncrement: 'place' },
    '& > *::after': {
      ...text('small'),
      // The first value is for Firefox before 128 and Safari before 17.4.
      content: [place, `${place} / ""`],
      position: 'absolute',
      top: 16,
      right: 16,
      padding: '1px 10px',
      borderRadius: site.scale.radius.pill,
      color: site.palette.jadeLight,
      background: `${site.palette.ink}cc`,
      pointerEvents: 'none',
    },
  } as const;
};
