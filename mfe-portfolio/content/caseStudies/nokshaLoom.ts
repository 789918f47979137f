import { services } from 'shared-content/content';
import type { CaseStudy } from '../CaseStudy';
import picture720 from '../../assets/case-studies/noksha-loom-720.avif';
import picture1440 from '../../assets/case-studies/noksha-loom-1440.avif';
import pictureWebp from '../../assets/case-studies/noksha-loom-1440.webp';
import detail from '../../assets/case-studies/noksha-loom-detail-480.avif';
import tall640 from '../../assets/case-studies/noksha-loom-tall-640.avif';
import tall960 from '../../assets/case-studies/noksha-loom-tall-960.avif';

export const nokshaLoom: CaseStudy = {
  id: 'noksha-loom',
  title: 'A handloom store that holds up in festival week',
  category: 'E-commerce',
  client: 'Noksha Loom',
  launched: 'February 2025',
  duration: '6 months',
  teamSize: '5 developers',
  cost: '$50,000-$100,000',
  image: {
    alt: 'The handloom store on a laptop and one piece held on a phone, in front of hanging cloths',
    small: picture720,
    large: picture1440,
    fallback: pictureWebp,
    tall: { small: tall640, large: tall960 },
    detail,
  },
  description:
    'A Bangladeshi store for one-off pieces from 240 weavers, rebuilt for its busiest week of the year.',
  challenge: [
    'Pieces are unique. The old shop sold the same saree twice whenever two buyers paid within a minute.',
    'A third of the year’s orders arrive in the week before Eid, the largest festival. Three years running, the shop went down on its first evening.',
  ],
  solution: [
    'A piece is now reserved the moment it enters a cart and released after twelve minutes. Pages are prepared ahead of time, which keeps a rush of visitors away from the database.',
    'Pieces now name their weaver, village and days on the loom, and support gets half as many questions.',
  ],
  results: [
    { number: '3.1×', label: 'the prior Eid’s orders, same hosting budget' },
    { number: '0', label: 'pieces sold twice since launch' },
    { number: '1.2 s', label: 'median page load on phones (6.8 before)' },
    { number: '28%', label: 'more carts checked out' },
  ],
  technologies: ['Shopify', 'Next.js', 'GraphQL'],
  features: [
    'Stock reserved per piece',
    'Weaver and village pages',
    'Mobile wallets and cards',
    'Close-ups of the fabric',
    'Gift notes and wrapping',
    'Order export for the workshop',
  ],
  services: [services.ecommerce, services.api],
  color: 'coral',
};
