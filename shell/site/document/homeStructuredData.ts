import type { ProfessionalService, Thing, WebSite, WithContext } from 'schema-dts';
import { amountsIn, company, facts, smallestPrices, structuredAddress } from 'shared-content/content';

const amounts = [...Object.values(smallestPrices), company.prices.complexSystem].flatMap(amountsIn);
const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** The company and its site in terms of schema.org. Only Home carries them. */
export function homeStructuredData(siteUrl: string): WithContext<Thing>[] {
  const organization: WithContext<ProfessionalService> = {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    '@id': `${siteUrl}/#organization`,
    name: company.name,
    slogan: company.tagline,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    image: `${siteUrl}/icon-512.png`,
    email: company.email,
    telephone: company.phone.label,
    address: structuredAddress,
    openingHours: `Mo-Fr ${company.opens}-${company.closes}`,
    sameAs: company.social.map(({ url }) => url),
    ...(company.founded && { foundingDate: company.founded }),
    founder: company.founders.map((name) => ({ '@type': 'Person', name })),
    numberOfEmployees: { '@type': 'QuantitativeValue', minValue: parseInt(facts.people.staff, 10) },
    areaServed: 'Worldwide',
    priceRange: `${dollars(Math.min(...amounts))}-${dollars(Math.max(...amounts))}`,
  };
  const website: WithContext<WebSite> = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: company.name,
    url: `${siteUrl}/`,
    publisher: { '@id': `${siteUrl}/#organization` },
  };
  return [organization, website];
}
