import type { ComponentProps } from 'react';
import { site, styled, text } from 'shared-content/ui';

const { palette, scale } = site;

const Canvas = styled('svg')(({ theme }) => ({
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  fontSize: 20,
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& text': { fill: palette.muted, stroke: 'none' },
  forcedColorAdjust: 'none',
  [theme.breakpoints.up('md')]: { fontSize: 17 },
}));

/** A drawing that fills its column. Its letters are 20 units high of 480, so that a phone shows them at 13 px. */
export const Drawing = (props: ComponentProps<typeof Canvas>) => <Canvas aria-hidden="true" {...props} />;

/** A screen of the client's, as small as it can be. */
export const Glass = styled('div')({
  display: 'grid',
  gap: 12,
  padding: 'clamp(16px, 1.6vw, 22px)',
  borderRadius: scale.radius.medium,
  border: `1px solid ${palette.hairlineStrong}`,
  background: palette.ink,
  fontSize: '0.9375rem',
  lineHeight: 1.5,
});

/** What a drawing shows, in a line below it. */
export const Legend = styled('p')({ ...text('small'), color: palette.muted, marginTop: 10 });
