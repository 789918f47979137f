import { type ServiceEntry, smallestPrices } from 'shared-content/content';

/** The lead over a service's offers; empty while the company file names no price for the smallest one. */
export const smallestOffer = ({ slug }: Pick<ServiceEntry, 'slug'>, offer: string): string =>
  smallestPrices[slug] ? `Prices start at ${smallestPrices[slug]} for ${offer}.` : '';
