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
  title: 'A handloom store that holds up in Eid week',
  category: 'E-commerce',
  client: 'Noksha Loom',
  launched: 'February 2025',
  duration: '6 months',
  teamSize: '5 developers',
  image: {
    alt: 'The handloom store on a laptop and one piece held on a phone, in front of hanging cloths',
    small: picture720,
    large: picture1440,
    fallback: pictureWebp,
    tall: { small: tall640, large: tall960 },
    detail,
  },
  description:
    'A store for one-off pieces from 240 weavers, rebuilt so the busiest week of the year is a good one.',
  challenge: [
    'There’s only one of each piece. The old shop sold the same saree twice whenever two people paid within a minute, and each of those sales ended in an apology and a refund.',
    'A third of the year’s orders arrive in the week before Eid. Three years running, the shop went down on the first evening of it.',
  ],
  solution: [
    'A piece is now reserved the moment it enters a basket and released after twelve minutes. The pages are rendered ahead of time and served from the edge, so a campaign’s visitors never reach the database.',
    'Buyers had been asking support who made a piece and how long it took. Each piece now names its weaver, its village and its days on the loom, and support gets half as many questions.',
  ],
  results: [
    { number: '3.1×', label: 'orders in Eid week on the same hosting budget' },
    { number: '0', label: 'pieces sold twice since launch' },
    { number: '1.2 s', label: 'median page load on phones, down from 6.8' },
    { number: '28%', label: 'more baskets paid for' },
  ],
  technologies: ['Shopify', 'Next.js', 'GraphQL'],
  features: [
    'Stock reserved per piece',
    'Weaver and village pages',
    'Mobile wallets and cards',
    'Close-ups of every fabric',
    'Gift notes and wrapping',
    'Order export for the workshop',
  ],
  services: [services.ecommerce, services.api],
  color: 'coral',
};
