import { mixColor } from '../../../shared-content/art';

/** A color as it stands in the lamp's light, in its own, and on the side that the night has. */
export interface Tones {
  light: string;
  base: string;
  shade: string;
  deep: string;
}

export const tonesOf = (base: string, lamp = '#ffe9d2'): Tones => ({
  light: mixColor(base, lamp, 0.34),
  base,
  shade: mixColor(base, '#0d2233', 0.42),
  deep: mixColor(base, '#0a1724', 0.68),
});
