import { palette, sectionRamp } from '../../../shared-content/art';

const { coral, amber, lily, lagoon, moss } = sectionRamp;
const cream = palette.text;

const weaves = {
  /** Stepped diamonds. */
  ikat: {
    base: '#7c2f2a',
    size: 40,
    motif: `<path d="M20 3l15 17-15 17L5 20z" fill="${coral}"/><path d="M20 11l8 9-8 9-8-9z" fill="#7c2f2a"/><path d="M20 16l3.500 4-3.500 4-3.500-4z" fill="${amber}"/><path d="M0 0l5 6-5 6zM40 0l-5 6 5 6zM0 28l5 6-5 6zM40 28l-5 6 5 6z" fill="${amber}"/>`,
  },
  /** Running stitches. */
  kantha: {
    base: '#16384a',
    size: 36,
    motif: `<g stroke="${cream}" stroke-width="1.600" stroke-dasharray="4 3" fill="none" opacity=".85"><circle cx="18" cy="18" r="6"/><circle cx="18" cy="18" r="12"/><path d="M0 0h36M0 0v36"/></g><circle cx="18" cy="18" r="2.500" fill="${lily}"/>`,
  },
  /** Scattered blossoms. */
  buti: {
    base: '#33462c',
    size: 44,
    motif: `<g fill="${amber}"><circle cx="11" cy="7" r="3"/><circle cx="11" cy="15" r="3"/><circle cx="7" cy="11" r="3"/><circle cx="15" cy="11" r="3"/></g><path d="M11 18v7" stroke="${moss}" stroke-width="2"/><g fill="${coral}"><circle cx="33" cy="29" r="3"/><circle cx="33" cy="37" r="3"/><circle cx="29" cy="33" r="3"/><circle cx="37" cy="33" r="3"/></g><path d="M33 40v4M33 0v3" stroke="${moss}" stroke-width="2"/>`,
  },
  /** Stripes of several widths. */
  gamcha: {
    base: '#8f3a45',
    size: 48,
    motif: `<path d="M6 0v48M42 0v48" stroke="${cream}" stroke-width="3"/><path d="M12 0v48M36 0v48" stroke="${amber}" stroke-width="1.500"/><path d="M0 8h48M0 40h48" stroke="${cream}" stroke-width="2" opacity=".7"/><path d="M0 24h48" stroke="${lagoon}" stroke-width="5" opacity=".8"/>`,
  },
} as const;

export type Weave = keyof typeof weaves;

let drawn = 0;

/** A hanging cloth with its folds, a wide border and fringes. */
export function cloth(weave: Weave, width: number, height: number): string {
  drawn += 1;
  const { base, size, motif } = weaves[weave];
  const id = `cloth${drawn}`;
  const bottom = 'V206c-12 8-22 8-32 2s-20-6-32 1-22 6-32 0-22-7-32 0-20 6-32-1';
  const shape = `M20 10H180${bottom}Z`;
  const fringes = Array.from({ length: 26 }, (_, i) => `M${23 + i * 6.1} 206v14`).join('');
  const folds = Array.from(
    { length: 5 },
    (_, i) =>
      `<rect x="${20 + i * 32}" y="8" width="32" height="214" fill="url(#${id}f)" opacity="${0.5 + (i % 2) * 0.3}"/>`,
  ).join('');
  return `<svg width="${width}" height="${height}" viewBox="8 0 184 226" preserveAspectRatio="xMidYMin slice"><defs>
<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="scale(.8)">${motif}</pattern>
<linearGradient id="${id}f"><stop offset="0" stop-color="#000" stop-opacity=".55"/><stop offset=".35" stop-color="#fff" stop-opacity=".1"/><stop offset=".7" stop-color="#000" stop-opacity=".05"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></linearGradient><clipPath id="${id}c"><path d="${shape}"/></clipPath></defs>
<path d="${fringes}" stroke="${amber}" stroke-width="1.600"/><g clip-path="url(#${id}c)"><path d="${shape}" fill="${base}"/><path d="${shape}" fill="url(#${id})"/>
<rect x="18" y="170" width="164" height="44" fill="${base}"/><path d="M18 174h164M18 200h164" stroke="${amber}" stroke-width="3"/><path d="M18 187h164" stroke="${cream}" stroke-width="9" stroke-dasharray="3 7"/>${folds}</g><path d="M12 8h176" stroke="#5a4a3c" stroke-width="6" stroke-linecap="round"/></svg>`;
}
