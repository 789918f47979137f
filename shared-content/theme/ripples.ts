import { palette, ramp } from './palette';

const line = (color: string, x: string, y: number, width: string) =>
  `linear-gradient(90deg, transparent, ${color}, transparent) ${x} ${y}px / ${width} 1px no-repeat`;

/** Layers of a CSS background, as `--ripples`: a waterline at the top edge, and ripples that get shorter and fainter below it. */
export const ripples = [
  `linear-gradient(90deg, ${palette.hairline}, ${palette.hairline} 44%, ${ramp.lagoon}80 80%, ${palette.hairline}) 0 0 / 100% 1px no-repeat`,
  line(`${ramp.lagoon}52`, '86%', 9, '46%'),
  line(`${ramp.lagoon}38`, '78%', 20, '26%'),
  line(`${ramp.lagoon}24`, '83%', 34, '14%'),
].join(', ');
