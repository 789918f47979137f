import { site, styled } from 'shared-content/ui';
import { Rings } from './Rings';

// The brand mark's flower, petal by petal, on a field of 64 by 64 with its water line at 53.
const petals = [
  'M36.7 47.87A23.97 23.97 0 0 0 61.78 36.24A23.97 23.97 0 0 0 53.79 34.51A30.58 30.58 0 0 1 36.7 47.87Z',
  'M27.3 47.87A23.97 23.97 0 0 1 2.22 36.24A23.97 23.97 0 0 1 10.21 34.51A30.58 30.58 0 0 0 27.3 47.87Z',
  'M35.94 45.59A28.18 28.18 0 0 0 55.7 16.16A28.18 28.18 0 0 0 42.36 22.08A32.13 32.13 0 0 1 35.94 45.59Z',
  'M28.06 45.59A28.18 28.18 0 0 1 8.3 16.16A28.18 28.18 0 0 1 21.64 22.08A32.13 32.13 0 0 0 28.06 45.59Z',
  'M32 46.5A29.73 29.73 0 0 0 32 5.5A29.73 29.73 0 0 0 32 46.5Z',
] as const;

const Drawing = styled('svg')({
  color: site.palette.jade,
  overflow: 'visible',
  width: '100%',
  height: 'auto',
});

/** A shapla on night water with its reflection: the company's flower, drawn as the mark is. */
export function LilyOnWater() {
  return (
    <Drawing viewBox="0 0 640 400" aria-hidden="true">
      <defs>
        <linearGradient id="lily-petal" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={site.palette.lily} stopOpacity="0.62" />
          <stop offset="1" stopColor={site.palette.jade} stopOpacity="0.12" />
        </linearGradient>
        <radialGradient id="lily-glow">
          <stop offset="0" stopColor={site.palette.lily} stopOpacity="0.22" />
          <stop offset="1" stopColor={site.palette.lily} stopOpacity="0" />
        </radialGradient>
        <g id="lily-flower" fill="url(#lily-petal)" stroke={site.palette.lilyLight} strokeWidth="0.45">
          {petals.map((petal) => (
            <path key={petal} d={petal} strokeOpacity="0.75" />
          ))}
        </g>
      </defs>
      <ellipse cx="320" cy="196" rx="300" ry="180" fill="url(#lily-glow)" />
      <Rings cx={320} cy={262} />
      <use href="#lily-flower" transform="translate(218 92) scale(3.2)" />
      <use href="#lily-flower" transform="translate(218 420) scale(3.2 -3)" opacity="0.14" />
    </Drawing>
  );
}
