import drops1600 from '../../assets/water/drops-1600.avif';
import drops800 from '../../assets/water/drops-800.avif';
import eight1600 from '../../assets/water/eight-1600.avif';
import eight800 from '../../assets/water/eight-800.avif';
import fairway1600 from '../../assets/water/fairway-1600.avif';
import fairway800 from '../../assets/water/fairway-800.avif';
import fields1600 from '../../assets/water/fields-1600.avif';
import fields800 from '../../assets/water/fields-800.avif';
import hours1600 from '../../assets/water/hours-1600.avif';
import hours800 from '../../assets/water/hours-800.avif';

/**
 * The view of the water that each industry's page ends with: an intake on the calendar, the largest day of a shop,
 * a figure traced back along its rings, a way with lights, one office of several. Without an entry: the kit's own.
 */
export const industryWater: Readonly<Record<string, { small: string; large: string }>> = {
  education: { small: hours800, large: hours1600 },
  'e-commerce': { small: eight800, large: eight1600 },
  finance: { small: drops800, large: drops1600 },
  logistics: { small: fairway800, large: fairway1600 },
  government: { small: fields800, large: fields1600 },
};
