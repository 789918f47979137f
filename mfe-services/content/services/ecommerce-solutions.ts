import Boxes from 'lucide-react/icons/boxes';
import ChartNoAxes from 'lucide-react/icons/chart-no-axes-combined';
import CreditCard from 'lucide-react/icons/credit-card';
import Search from 'lucide-react/icons/search';
import Store from 'lucide-react/icons/shopping-bag';
import Truck from 'lucide-react/icons/package-check';
import { services } from 'shared-content/content';
import trialShots from '../../assets/scenes/ecommerce-solutions-trial-shots.avif';
import plate from '../../assets/scenes/ecommerce-solutions-plate.avif';
import proof from '../../assets/scenes/ecommerce-solutions-story-plate.avif';
import tall from '../../assets/scenes/ecommerce-solutions-tall.avif';
import tile from '../../assets/scenes/ecommerce-solutions-tile.avif';
import wide2x from '../../assets/scenes/ecommerce-solutions-wide-2x.avif';
import wide from '../../assets/scenes/ecommerce-solutions-wide.avif';
import { FunnelView } from '../../components/services/exhibits/FunnelView';
import { OfferPairs } from '../../components/services/Offers';
import { PointLines } from '../../components/services/points/PointLines';
import { WhyDaylight } from '../../components/services/why/WhyDaylight';
import { ServicePage } from '../../pages/services/ServicePage';
import { toContact, toProjects } from '../callsToAction';
import { storeLeaks } from '../exhibits/storeLeaks';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';
import { smallestPrice } from '../smallestPrice';
import { usualPrice } from '../usualPrice';

export const head: ServiceHead = {
  entry: services.ecommerce,
  title: 'eCommerce Development in Bangladesh',
  description:
    'eCommerce website development: online stores on Shopify, WooCommerce or custom code, with local payments, couriers and a short checkout.',
};

export const card: ServiceCard = {
  picture: tile,
  text: 'Your online store shows real stock, and its checkout asks only for what it needs.',
  features: [
    'Shopify, WooCommerce, custom',
    'Cards, wallets, cash on delivery',
    'Couriers and stock connected',
  ],
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'eCommerce Solutions that lose fewer orders',
    pitch:
      'Most visitors you pay for leave between the product and the payment. We find the leak and fix it first.',
    actions: [toContact('Start Your Store'), toProjects('See Our Work')],
    scene: { wide, wide2x, tall, tallHeight: 400 },
    trial: {
      title: 'Where an online store loses customers',
      lead: 'It’s an example; we count your visitors first.',
      quiz: {
        question: 'Of 1,000 visitors from an ad, 19 order. What do you fix first?',
        start: 2,
        options: [
          {
            label: 'Nothing yet',
            outcome: '19 orders',
            text: 'The leaks stay, and so does the bill.',
            good: false,
          },
          {
            label: 'Buy twice as many clicks',
            outcome: '38 orders, twice the bill',
            text: 'You pay for the same leaks a second time.',
            good: false,
            part: 1,
          },
          {
            label: 'Show the delivery price on the product page',
            outcome: '27 orders',
            text: 'Fewer people leave at the cart, because the total is no surprise.',
            good: true,
            part: 3,
          },
        ],
      },
      View: FunnelView,
      // Orders as parcels beside the ad’s bill.
      choicePicture: { kind: 'shots', shots: trialShots, legends: storeLeaks.legends },
      exhibit: {
        kind: 'funnel',
        cases: storeLeaks.counts,
        steps: [
          {
            count: 1_000,
            act: 'land on a page',
            leak: 'Slow first image, wrong product for the ad',
            remedy: 'Landing pages per campaign, first image built for under 1.5 seconds on 4G',
          },
          {
            count: 560,
            act: 'find a product',
            leak: 'Search can’t handle typos or Bangla spellings',
            remedy: 'Search with synonyms, filters with counts, sizes in stock first',
          },
          {
            count: 150,
            act: 'put it in the cart',
            leak: 'Shipping price unknown until the end',
            remedy: 'Delivery date and cost for the district, on the product page',
          },
          {
            count: 71,
            act: 'check out',
            leak: 'Forced account, too many fields',
            remedy: 'Guest checkout, address from the map',
          },
          {
            count: 27,
            act: 'pay',
            leak: 'One gateway, one failure, gone',
            remedy: 'Second gateway, mobile money, cash on delivery with confirmation',
          },
        ],
      },
    },
  },
  blocks: [
    {
      kind: 'snapshot',
      title: 'Client Success Snapshot',
      story: {
        industry: 'E-commerce',
        project: 'Online store for a shoemaker',
        challenge:
          'A shoemaker took 300 chat orders a day by hand, and many pairs came back in the wrong size.',
        solution:
          'We built a Shopify store with a size finder. Chat orders go through the same checkout by link.',
        result: 'Three people handle 900 orders on a festival day, and returns fell to about a quarter.',
        proof,
      },
    },
    {
      kind: 'why',
      Band: WhyDaylight,
      giant: 'second',
      title: 'What happens after the launch',
      lead: 'A store earns its price in the years after launch, so we keep counting.',
      note: 'The shoemaker above, the year before launch and the year after.',
      reasons: [
        'In stores we look after, we test checkout with real cards every morning.',
        'You can export products, customers and orders on any day, in open formats.',
      ],
      figures: [
        { number: '1 in 8', label: 'Pairs that came back, before' },
        { number: '1 in 30', label: 'Pairs that come back since' },
      ],
    },
    {
      kind: 'points',
      Look: PointLines,
      picture: plate,
      title: 'eCommerce website development, part by part',
      items: [
        {
          Icon: Store,
          title: 'Storefront Design',
          text: 'We design your store from scratch, with a first image that loads fast on 4G.',
        },
        {
          Icon: Search,
          title: 'Catalog and Search',
          text: 'Customers find variants and bundles by the names they use.',
        },
        {
          Icon: CreditCard,
          title: 'Checkout and Payments',
          text: 'Checkout takes international cards, local wallets, installments and cash on delivery.',
        },
        {
          Icon: Boxes,
          title: 'Stock and Orders',
          text: 'Stores, marketplaces and website sell from the same stock.',
        },
        {
          Icon: Truck,
          title: 'Shipping and Returns',
          text: 'Labels, tracking and returns are built in.',
        },
        {
          Icon: ChartNoAxes,
          title: 'Measuring and Growth',
          text: 'You see your margin after ads, returns and delivery.',
        },
      ],
    },
    {
      kind: 'offers',
      Look: OfferPairs,
      title: 'eCommerce services',
      lead: 'No platform pays us to recommend it.',
      items: [
        {
          title: 'Shopify Stores',
          price: smallestPrice(services.ecommerce),
          text: 'You’re usually live within weeks, on a theme written for you.',
          points: ['Custom theme', 'Store migration'],
        },
        {
          title: 'WooCommerce Stores',
          text: 'It suits content-heavy brands that want a server of their own.',
          points: ['Plugin cleanup', 'Managed updates'],
        },
        {
          title: 'Custom Commerce',
          price: usualPrice(services.ecommerce),
          text: 'We build what no template sells, such as rentals and subscriptions.',
          points: ['Headless storefront', 'Own order engine'],
        },
        {
          title: 'Marketplaces',
          text: 'Many sellers share a checkout, and only buyers can rate.',
          points: ['Seller onboarding', 'Split payments'],
        },
      ],
    },
  ],
  related: [services.api, services.social, services.analytics],
  closing: {
    title: 'What you sell, where you ship, how people pay',
    text: 'Those three are enough for a recommended platform and a likely launch date.',
    actions: [toContact('Start Your Store'), toContact('Get a Free Consultation', 'secondary')],
  },
});
