import { type ServiceEntry, services } from 'shared-content/content';
import drops1600 from '../assets/water/drops-1600.avif';
import drops800 from '../assets/water/drops-800.avif';
import eight1600 from '../assets/water/eight-1600.avif';
import eight800 from '../assets/water/eight-800.avif';
import fairway1600 from '../assets/water/fairway-1600.avif';
import fairway800 from '../assets/water/fairway-800.avif';
import fields1600 from '../assets/water/fields-1600.avif';
import fields800 from '../assets/water/fields-800.avif';
import hours1600 from '../assets/water/hours-1600.avif';
import hours800 from '../assets/water/hours-800.avif';

const drops = { small: drops800, large: drops1600 };
const bloom = { small: eight800, large: eight1600 };
const fairway = { small: fairway800, large: fairway1600 };
const many = { small: fields800, large: fields1600 };
const hours = { small: hours800, large: hours1600 };

// The flower closes a page that began with a promise; one that began with a client's story or a plan ends in words.
const waters: Partial<Record<string, typeof drops | 'none'>> = {
  [services.mobile.slug]: hours,
  [services.enterprise.slug]: bloom,
  [services.api.slug]: drops,
  [services.team.slug]: many,
  [services.uxUi.slug]: 'none',
  [services.website.slug]: 'none',
  [services.ecommerce.slug]: 'none',
  [services.social.slug]: 'none',
  [services.aiMl.slug]: drops,
  [services.analytics.slug]: fairway,
  [services.transformation.slug]: hours,
  [services.cloud.slug]: 'none',
  [services.devOps.slug]: 'none',
  [services.security.slug]: 'none',
  [services.consulting.slug]: 'none',
};

/** The view of the water that a service's page ends with; a service without one has the kit's own. */
export const closingWater = ({ slug }: ServiceEntry) => waters[slug];
