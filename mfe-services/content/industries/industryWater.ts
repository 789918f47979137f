import eight1600 from '../../assets/water/eight-1600.avif';
import eight800 from '../../assets/water/eight-800.avif';
import fairway1600 from '../../assets/water/fairway-1600.avif';
import fairway800 from '../../assets/water/fairway-800.avif';

/**
 * The view of the water that an industry's page ends with: the largest day of a shop, a way with lights. Without an
 * entry: the kit's own; `none`: no water.
 */
export const industryWater: Readonly<Record<string, { small: string; large: string } | 'none'>> = {
  education: 'none',
  'e-commerce': { small: eight800, large: eight1600 },
  finance: 'none',
  logistics: { small: fairway800, large: fairway1600 },
  government: 'none',
};
