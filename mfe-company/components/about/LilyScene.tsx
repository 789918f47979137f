import { site, styled } from 'shared-content/ui';
import { petalPath } from './petalPath';

const Drawing = styled('svg')({ width: '100%', height: 'auto', maxWidth: 520, marginInline: 'auto' });

const { palette, ramp } = site;
const rows = [
  { length: 178, width: 64, turns: [-80, -58, 58, 80], fill: 'url(#about-petal-back)' },
  { length: 196, width: 70, turns: [-38, 38], fill: 'url(#about-petal-middle)' },
  { length: 204, width: 74, turns: [-18, 18], fill: 'url(#about-petal-middle)' },
  { length: 170, width: 72, turns: [0], fill: 'url(#about-petal-front)' },
] as const;
const ripples = [
  { rx: 92, ry: 11, opacity: 0.5 },
  { rx: 148, ry: 21, opacity: 0.34 },
  { rx: 206, ry: 34, opacity: 0.2 },
  { rx: 262, ry: 50, opacity: 0.11 },
] as const;
const lights = [
  { cx: 92, cy: 96, r: 1.6 },
  { cx: 148, cy: 44, r: 1.1 },
  { cx: 402, cy: 62, r: 1.4 },
  { cx: 452, cy: 138, r: 1.1 },
  { cx: 60, cy: 190, r: 1.1 },
  { cx: 330, cy: 26, r: 1 },
] as const;

function Petals() {
  return rows.flatMap(({ length, width, turns, fill }) =>
    turns.map((turn) => (
      <path
        key={`${turn} ${length}`}
        d={petalPath(length, width)}
        transform={`rotate(${turn})`}
        fill={fill}
      />
    )),
  );
}

/** The shapla over its own reflection: the first picture of /about. */
export function LilyScene() {
  return (
    <Drawing viewBox="0 0 520 440" width={520} height={440} aria-hidden="true">
      <defs>
        <linearGradient id="about-petal-back" x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" stopColor={palette.jadeDeep} stopOpacity="0.5" />
          <stop offset="1" stopColor={ramp.lagoon} stopOpacity="0.75" />
        </linearGradient>
        <linearGradient id="about-petal-middle" x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" stopColor={palette.jadeDeep} stopOpacity="0.75" />
          <stop offset="1" stopColor={palette.jade} stopOpacity="0.9" />
        </linearGradient>
        <linearGradient id="about-petal-front" x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" stopColor={palette.lily} stopOpacity="0.95" />
          <stop offset="0.45" stopColor={palette.jade} />
          <stop offset="1" stopColor={palette.jadeLight} />
        </linearGradient>
        <linearGradient id="about-deep" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={palette.text} stopOpacity="0.34" />
          <stop offset="0.6" stopColor={palette.text} stopOpacity="0" />
        </linearGradient>
        <radialGradient id="about-glow">
          <stop offset="0" stopColor={palette.jade} stopOpacity="0.28" />
          <stop offset="1" stopColor={palette.jade} stopOpacity="0" />
        </radialGradient>
        <mask id="about-fade">
          <rect x="-260" y="0" width="520" height="160" fill="url(#about-deep)" />
        </mask>
      </defs>
      <ellipse cx="260" cy="220" rx="250" ry="200" fill="url(#about-glow)" />
      {lights.map((light) => (
        <circle key={light.cx} {...light} fill={palette.text} opacity="0.6" />
      ))}
      <g fill="none" stroke={palette.jadeLight}>
        {ripples.map(({ opacity, ...ripple }) => (
          <ellipse key={ripple.rx} cx="260" cy="298" {...ripple} strokeOpacity={opacity} />
        ))}
      </g>
      <g transform="translate(260 296)" stroke={palette.ink} strokeOpacity="0.35">
        <Petals />
      </g>
      <g transform="translate(260 302)">
        <g mask="url(#about-fade)">
          <g transform="scale(1 -0.62)">
            <Petals />
          </g>
        </g>
      </g>
    </Drawing>
  );
}
