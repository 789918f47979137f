import type { ComponentProps } from 'react';
import { site, styled, text } from 'shared-content/ui';
import { Told } from '../Told';

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
  // On a tablet its letters would outgrow the words.
  maxWidth: 480,
  [theme.breakpoints.up('md')]: { fontSize: 17, maxWidth: 'none' },
}));

/** A client's screen, as small as possible. */
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

const Caption = styled('p')({ ...text('small'), color: palette.muted, marginTop: 10 });

/** A drawing's caption for each option, in a line below it. */
export const Legend = ({ legends }: { legends: readonly string[] }) => (
  <Caption>
    <Told values={legends} />
  </Caption>
);

interface DrawingProps extends ComponentProps<typeof Canvas> {
  legends: readonly string[];
}

/** A drawing that fills its column. Its letters are 20 of 480 units high, 13 px on a phone. */
export const Drawing = ({ legends, className, ...canvas }: DrawingProps) => (
  <div className={className} aria-hidden="true">
    <Canvas {...canvas} aria-hidden="true" />
    <Legend legends={legends} />
  </div>
);
