import { site, styled } from 'shared-content/ui';

/** A drawing that fills its column. Its letters are 20 of 480 units high, 13 px on a phone. */
export const Drawing = styled('svg')(({ theme }) => ({
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  fontSize: 20,
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& text': { fill: site.palette.muted, stroke: 'none' },
  forcedColorAdjust: 'none',
  // On a tablet its letters would outgrow the words.
  maxWidth: 480,
  [theme.breakpoints.up('md')]: { fontSize: 17, maxWidth: 'none' },
}));
