import { type ServiceEntry, serviceGroups } from 'shared-content/content';
import drops1600 from '../assets/water/drops-1600.avif';
import drops800 from '../assets/water/drops-800.avif';
import fairway1600 from '../assets/water/fairway-1600.avif';
import fairway800 from '../assets/water/fairway-800.avif';
import hours1600 from '../assets/water/hours-1600.avif';
import hours800 from '../assets/water/hours-800.avif';

const waters = {
  'Design & Marketing': { small: hours800, large: hours1600 },
  'AI & Analytics': { small: drops800, large: drops1600 },
  Infrastructure: { small: fairway800, large: fairway1600 },
} as const;

/** The view of the water that pages of a service's family end with; the first family's is the kit's own. */
export function closingWater(entry: ServiceEntry) {
  const family = serviceGroups.find(({ services }) => services.some(({ slug }) => slug === entry.slug));
  return family && family.title in waters ? waters[family.title as keyof typeof waters] : undefined;
}
