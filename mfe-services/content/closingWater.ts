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

// No two pages of a family end alike: who compares them goes from one to the next.
const waters: Partial<Record<string, typeof drops>> = {
  [services.mobile.slug]: hours,
  [services.enterprise.slug]: bloom,
  [services.api.slug]: drops,
  [services.team.slug]: many,
  [services.uxUi.slug]: hours,
  [services.website.slug]: bloom,
  [services.ecommerce.slug]: drops,
  [services.social.slug]: many,
  [services.aiMl.slug]: drops,
  [services.analytics.slug]: fairway,
  [services.transformation.slug]: hours,
  [services.cloud.slug]: fairway,
  [services.devOps.slug]: drops,
  [services.security.slug]: bloom,
  [services.consulting.slug]: hours,
};

/** The view of the water that a service's page ends with; a service without one has the kit's own. */
export const closingWater = ({ slug }: ServiceEntry) => waters[slug];
