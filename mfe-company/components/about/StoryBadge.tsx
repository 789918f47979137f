import { site, styled, text } from 'shared-content/ui';
import type { Stat } from 'shared-content/content';

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  width: 'min(100%, 264px)',
  aspectRatio: '1',
  marginInline: 'auto',
  [theme.breakpoints.up('md')]: { width: 'min(100%, 400px)', margin: '-40px 0 0 -24px' },
}));
const Rings = styled('svg')({ position: 'absolute', inset: 0, width: '100%', height: '100%', zIndex: -1 });
const Words = styled('p')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
});
const Number = styled('span')({
  ...text('display'),
  fontSize: 'clamp(4rem, 3rem + 4vw, 6rem)',
  color: site.palette.jadeLight,
});
const Label = styled('span')({ ...text('lead'), color: site.palette.muted });

const rings = [
  { r: 62, opacity: 0.6 },
  { r: 82, opacity: 0.36 },
  { r: 101, opacity: 0.2 },
  { r: 119, opacity: 0.1 },
] as const;

/** A figure where a drop fell: rings run out from it. */
export function StoryBadge({ badge }: { badge: Stat }) {
  return (
    <Frame>
      <Rings viewBox="0 0 240 240" aria-hidden="true">
        <circle cx="120" cy="120" r="62" fill={site.palette.raised} />
        {rings.map(({ r, opacity }) => (
          <circle
            key={r}
            cx="120"
            cy="120"
            r={r}
            fill="none"
            stroke={site.palette.jade}
            strokeOpacity={opacity}
          />
        ))}
      </Rings>
      <Words>
        <Number>{badge.number}</Number> <Label>{badge.label}</Label>
      </Words>
    </Frame>
  );
}
