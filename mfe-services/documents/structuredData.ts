import { company } from 'shared-content/content';
import type { RouteDocument } from 'shared-content/federation';

type StructuredData = NonNullable<RouteDocument['structuredData']>;

const organization = { '@type': 'Organization', name: company.name, url: '/' } as const;

interface Described {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

interface DescribedService extends Described {
  readonly serviceType: string;
  readonly audience?: string;
  /** What can be ordered, under a title. */
  readonly offers:
    | { readonly title: string; readonly items: readonly { readonly title: string; readonly text: string }[] }
    | undefined;
}

/** A page with a list of other pages or of products. */
export const describeCollection = <Item extends object>(
  { path, title, description }: Described,
  items: readonly Item[],
): StructuredData => [
  {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    '@id': `${path}#page`,
    url: path,
    name: title,
    description,
    publisher: organization,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
    },
  },
];

/** What the company does for a client, with its orderable offers. */
export const describeService = ({
  path,
  title,
  description,
  serviceType,
  audience,
  offers,
}: DescribedService): StructuredData => [
  {
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': `${path}#service`,
    url: path,
    name: title,
    serviceType,
    description,
    provider: organization,
    ...(audience && { audience: { '@type': 'BusinessAudience', audienceType: audience } }),
    ...(offers && {
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: offers.title,
        itemListElement: offers.items.map((offer) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name: offer.title, description: offer.text },
        })),
      },
    }),
  },
];
