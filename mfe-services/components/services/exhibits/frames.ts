import { site, styled } from 'shared-content/ui';

const { palette, scale } = site;
export const corner = `calc(${scale.radius.large} - 1px)`;

/** The exhibit's sheet of paper, the one light thing on a dark page. */
export const Desk = styled('div')({
  color: palette.paperInk,
  background: `linear-gradient(160deg, ${palette.paperRaised}, ${palette.paper} 60%)`,
  borderRadius: scale.radius.large,
  overflow: 'clip',
});

/** Rows of one frame, divided by hairlines. The highlight of a step follows the frame's corners. */
export const Rows = styled('ol')({
  border: `1px solid ${palette.hairline}`,
  borderRadius: scale.radius.large,
  background: palette.raised,
  '& > li + li': { borderTop: `1px solid ${palette.hairline}` },
  '& > li:first-of-type': { borderRadius: `${corner} ${corner} 0 0` },
  '& > li:last-of-type': { borderRadius: `0 0 ${corner} ${corner}` },
});

/** A drawing that fills its column. Its letters are 20 of 480 units high, 13 px on a phone. */
export const Drawing = styled('svg')(({ theme }) => ({
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  fontSize: 20,
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& text': { fill: palette.muted, stroke: 'none' },
  forcedColorAdjust: 'none',
  // On a tablet its letters would outgrow the words.
  maxWidth: 480,
  [theme.breakpoints.up('md')]: { fontSize: 17, maxWidth: 'none' },
}));
