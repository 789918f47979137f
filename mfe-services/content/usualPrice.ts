import { type ServiceEntry, usualPrices } from 'shared-content/content';

/** The price of a service's usual job; none while the company file names none. */
export const usualPrice = ({ slug }: Pick<ServiceEntry, 'slug'>) =>
  usualPrices[slug] && `usually ${usualPrices[slug]}`;
