import { services } from 'shared-content/content';
import type { CaseStudy } from '../CaseStudy';
import picture720 from '../../assets/case-studies/morich-and-mint-720.avif';
import picture1440 from '../../assets/case-studies/morich-and-mint-1440.avif';
import pictureWebp from '../../assets/case-studies/morich-and-mint-1440.webp';
import detail from '../../assets/case-studies/morich-and-mint-detail-480.avif';
import tall640 from '../../assets/case-studies/morich-and-mint-tall-640.avif';
import tall960 from '../../assets/case-studies/morich-and-mint-tall-960.avif';

export const morichAndMint: CaseStudy = {
  id: 'morich-and-mint',
  title: 'Four kitchens on one menu',
  category: 'Hospitality',
  client: 'Morich & Mint',
  launched: 'June 2025',
  duration: '4 months',
  teamSize: '3 developers',
  cost: '$25,000-$50,000',
  image: {
    alt: 'A kitchen screen with order tickets above three plates, and the menu on a phone',
    small: picture720,
    large: picture1440,
    fallback: pictureWebp,
    tall: { small: tall640, large: tall960 },
    detail,
  },
  description:
    'A group of four restaurants in Dhaka runs its ordering, tables and kitchen screens from the same menu.',
  challenge: [
    'Calls, two delivery services and the tables each had their own order pad.',
    'When a dish ran out, the kitchen knew and the menu didn’t.',
  ],
  solution: [
    'One menu now feeds the website, the code on the table and the screens above the pass. When a cook marks a dish as out, it can’t be ordered. Tickets are split by station and change color as they age.',
    'One branch a week went live, on its quietest day, and we stood in the kitchen for the first service.',
  ],
  results: [
    { number: '1 in 70', label: 'orders wrong, down from 1 in 9' },
    { number: '11 min', label: 'less from order to plate' },
    { number: '38%', label: 'of orders now come direct' },
    { number: '2 s', label: 'until a sold-out dish leaves all menus' },
  ],
  technologies: ['Next.js', 'Express.js', 'MongoDB'],
  features: [
    'A shared menu for site, table and kitchen',
    'Tickets split by station',
    'Sold-out in one tap',
    'Table booking with deposits',
    'Tips and split bills',
    'Evening report for the owner',
  ],
  services: [services.customWeb, services.uxUi],
  color: 'lily',
};
