import { type ServiceEntry, smallestPrices } from 'shared-content/content';

/** The price of a service's smallest offer; none while the company file names none. */
export const smallestPrice = ({ slug }: Pick<ServiceEntry, 'slug'>, unit = '') =>
  smallestPrices[slug] && `from ${smallestPrices[slug]} ${unit}`.trim();
