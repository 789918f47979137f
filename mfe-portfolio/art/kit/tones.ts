import { type SectionColor, mixColor, palette, sectionRamp } from '../../../shared-content/art';

/** The colors of one product's screens: the site's night, tinted by the product's accent. */
export function tones(color: SectionColor) {
  const accent = sectionRamp[color];
  const tint = (base: string, share: number) => mixColor(base, accent, share);
  return {
    accent,
    soft: tint(palette.surface2, 0.34),
    deep: tint(palette.ink, 0.3),
    page: tint(palette.surface1, 0.02),
    card: tint(palette.surface2, 0.045),
    raised: tint(palette.surface2, 0.13),
    line: tint('#1d2b36', 0.14),
    text: palette.text,
    muted: tint('#9fb2bb', 0.08),
    faint: tint('#5d707b', 0.12),
  } as const;
}

export const toneVariables = (color: SectionColor) =>
  Object.entries(tones(color))
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
