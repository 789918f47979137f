import type { PostalAddress } from 'schema-dts';
import { company } from './company';

const { street, locality, city, postalCode, countryCode } = company.address;

/** Where the company sits, as schema.org writes an address. */
export const structuredAddress = {
  '@type': 'PostalAddress',
  streetAddress: `${street}, ${locality}`,
  addressLocality: city,
  postalCode,
  addressCountry: countryCode,
} as const satisfies PostalAddress;
