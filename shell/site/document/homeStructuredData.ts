import type { ProfessionalService, Thing, WebSite, WithContext } from 'schema-dts';
import { company, structuredAddress } from 'shared-content/content';

/** The company and its site, as schema.org knows them; Home alone carries them. */
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
