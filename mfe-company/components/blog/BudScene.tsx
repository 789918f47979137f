import { keyframes, site, styled } from 'shared-content/ui';
import { petalPath } from '../about/petalPath';

const { palette } = site;

const spread = keyframes({
  from: { transform: 'scale(0.35)', opacity: 0 },
  '25%': { opacity: 0.55 },
  to: { transform: 'scale(1)', opacity: 0 },
});

const Drawing = styled('svg')({ width: 'min(100%, 460px)', height: 'auto', marginInline: 'auto' });

// Three rings at most are on their way; without motion they stand still, each at its own width.
const Ring = styled('ellipse')<{ delay: number }>(({ delay }) => ({
  transformBox: 'fill-box',
  transformOrigin: 'center',
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${spread} 7.5s ${delay}s ease-out infinite backwards`,
  },
}));

const rings = [
  { rx: 90, ry: 13, delay: 0, opacity: 0.5 },
  { rx: 150, ry: 24, delay: 2.5, opacity: 0.3 },
  { rx: 215, ry: 38, delay: 5, opacity: 0.16 },
] as const;
const petals = [
  { turn: -15, length: 176, width: 50, fill: palette.jadeDeep },
  { turn: 15, length: 176, width: 50, fill: palette.jadeDeep },
  { turn: -6, length: 188, width: 48, fill: 'url(#blog-bud)' },
  { turn: 7, length: 184, width: 44, fill: 'url(#blog-bud)' },
] as const;

/** A shapla that has not opened yet, and the rings it sends out. */
export function BudScene() {
  return (
    <Drawing viewBox="0 0 460 320" width={460} height={320} aria-hidden="true">
      <defs>
        <linearGradient id="blog-bud" x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" stopColor={palette.jadeDeep} />
          <stop offset="0.62" stopColor={palette.jade} />
          <stop offset="1" stopColor={palette.lily} />
        </linearGradient>
        <radialGradient id="blog-glow">
          <stop offset="0" stopColor={palette.jade} stopOpacity="0.26" />
          <stop offset="1" stopColor={palette.jade} stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="230" cy="170" rx="220" ry="150" fill="url(#blog-glow)" />
      <g fill="none" stroke={palette.jadeLight} strokeWidth="1">
        {rings.map(({ opacity, ...ring }) => (
          <Ring key={ring.rx} cx="230" cy="262" strokeOpacity={opacity} {...ring} />
        ))}
      </g>
      <g transform="translate(230 260)" stroke={palette.ink} strokeOpacity="0.4">
        {petals.map(({ turn, length, width, fill }) => (
          <path key={turn} d={petalPath(length, width)} transform={`rotate(${turn})`} fill={fill} />
        ))}
      </g>
    </Drawing>
  );
}
