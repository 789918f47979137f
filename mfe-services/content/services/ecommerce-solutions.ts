import Boxes from 'lucide-react/icons/boxes';
import ChartNoAxes from 'lucide-react/icons/chart-no-axes-combined';
import CreditCard from 'lucide-react/icons/credit-card';
import Search from 'lucide-react/icons/search';
import Store from 'lucide-react/icons/shopping-bag';
import Truck from 'lucide-react/icons/package-check';
import { services, stats } from 'shared-content/content';
import plate from '../../assets/scenes/ecommerce-solutions-plate.avif';
import tile from '../../assets/scenes/ecommerce-solutions-tile.avif';
import { ServicePage } from '../../pages/services/ServicePage';
import { toContact, toProjects } from '../callsToAction';
import { ecommerceScene } from '../scenes/ecommerceScene';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';

export const head: ServiceHead = {
  entry: services.ecommerce,
  title: 'eCommerce Development: Shopify to Custom Stores',
  description:
    'Online stores on Shopify, WooCommerce or custom code, with local payments, stock that is true and a checkout that people finish. From catalog to courier.',
};

export const card: ServiceCard = {
  picture: tile,
  text: 'Online stores with stock that is true and a checkout that people finish.',
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
    title: 'Stores that get to the thank-you page',
    pitch:
      'Traffic is bought by the click, and most of it leaves between the product and the payment. We build stores that mend that stretch: search, stock, shipping price, checkout.',
    actions: [toContact('Start Your Store'), toProjects('See Our Work')],
    scene: ecommerceScene,
  },
  blocks: [
    {
      kind: 'exhibit',
      title: 'Where a store leaks, and what we do there',
      lead: 'Five steps from the ad to the order. Work begins at the one where your own figures drop the most.',
      trial: {
        question: 'A thousand people clicked your ad. Where do you mend first?',
        options: [
          {
            label: 'Nowhere yet',
            outcome: '19 orders',
            text: 'About what a store of this size has when we first open its figures.',
            good: false,
          },
          {
            label: 'Buy twice as many clicks',
            outcome: '38 orders, twice the bill',
            text: 'Every leak stays as it is and is now paid for twice.',
            good: false,
            part: 1,
          },
          {
            label: 'Show the delivery price in the cart',
            outcome: '27 orders',
            text: 'The cart is where most of the money leaves, so it is where work begins. Same clicks, same goods.',
            good: true,
            part: 3,
          },
        ],
      },
      exhibit: {
        kind: 'funnel',
        steps: [
          {
            name: 'Lands on a page',
            leak: 'Slow first picture, wrong product for the ad',
            remedy: 'Landing pages per campaign, first picture within a second',
          },
          {
            name: 'Finds the product',
            leak: 'Search knows no typos and no Bangla spelling',
            remedy: 'Search with synonyms, filters that count, sizes in stock first',
          },
          {
            name: 'Puts it in the cart',
            leak: 'Shipping price unknown until the end',
            remedy: 'Delivery date and cost for the district, on the product page',
          },
          {
            name: 'Checks out',
            leak: 'Forced account, eleven fields',
            remedy: 'Guest checkout, phone number first, address from the map',
          },
          {
            name: 'Pays',
            leak: 'One gateway, one failure, gone',
            remedy: 'Second gateway, mobile money, cash on delivery with confirmation',
          },
        ],
      },
    },
    {
      kind: 'points',
      look: 'edges',
      picture: plate,
      tone: 'raised',
      title: 'Everything a store needs behind the glass',
      items: [
        {
          Icon: Store,
          title: 'Storefront Design',
          text: 'Your shop’s own face, fast on a phone, with pictures that load in the order in which eyes wander. Editors build campaign pages from blocks without calling us.',
        },
        {
          Icon: Search,
          title: 'Catalog and Search',
          text: 'Variants, bundles and size charts modeled once, found by any name a customer gives them.',
        },
        {
          Icon: CreditCard,
          title: 'Checkout and Payments',
          text: 'International cards, local wallets, installments and cash on delivery through one order state.',
        },
        {
          Icon: Boxes,
          title: 'Stock and Orders',
          text: 'One count for shop, marketplace and counter, so the last piece is sold once.',
        },
        {
          Icon: Truck,
          title: 'Shipping and Returns',
          text: 'Labels, pickup and tracking from your couriers’ interfaces; returns that customers start themselves.',
        },
        {
          Icon: ChartNoAxes,
          title: 'Measuring and Growth',
          text: 'Margin after ads, returns and delivery for each product, not just revenue. It is the report that tells you which bestseller loses money, and it is there from the first day.',
        },
      ],
    },
    {
      kind: 'offers',
      look: 'cards',
      title: 'eCommerce services',
      lead: 'The platform follows from catalog, team and margin. We have no partner quota to fill.',
      items: [
        {
          title: 'Shopify stores',
          text: 'Live within weeks, with a theme written for you and apps kept to a handful.',
          points: ['Custom theme', 'Store migration'],
        },
        {
          title: 'WooCommerce stores',
          text: 'For content-heavy brands that want plugin choice and their own server.',
          points: ['Plugin diet', 'Managed updates'],
        },
        {
          title: 'Custom commerce',
          text: 'Rentals, subscriptions, made to measure: what no template sells, on Next.js and Node.js.',
          points: ['Headless storefront', 'Own order engine'],
        },
        {
          title: 'Marketplaces',
          text: 'Many sellers, one checkout, payouts and ratings that cannot be gamed on a weekend.',
          points: ['Seller onboarding', 'Split payments'],
        },
      ],
    },
    {
      kind: 'process',
      look: 'stairs',
      tone: 'raised',
      title: 'From catalog to first order',
      steps: [
        {
          title: 'Catalog',
          text: 'Products, variants and photos put in order; that list decides the platform.',
        },
        {
          title: 'Storefront',
          text: 'Design and build on a hidden address, with your ten best sellers first.',
        },
        {
          title: 'Rehearsal',
          text: 'A hundred test orders with every payment and courier, refunds included.',
        },
        {
          title: 'Opening',
          text: 'Launch on a quiet weekday, then three months of changes driven by figures.',
        },
      ],
    },
    {
      kind: 'why',
      look: 'band',
      title: 'Why shops stay with us past the launch',
      reasons: [
        'We test checkout on real cards every morning and call you if it fails, before a customer does.',
        'Flash sales are rehearsed at five times the expected rush, on the real infrastructure.',
        'Orders, customers and texts can be exported in full on any day, in open formats.',
        'Fees, apps and hosting are added up for three years before you pick a platform.',
      ],
      figures: [stats.uptime, stats.countries],
    },
    {
      kind: 'snapshot',
      look: 'story',
      tone: 'raised',
      title: 'Client Success Snapshot',
      story: {
        industry: 'E-commerce',
        project: 'Handloom fashion store',
        challenge:
          'A weaving cooperative sold through chat messages: 300 orders a day noted by hand, one in ten sold twice because two people confirmed the same saree.',
        solution:
          'A Shopify store with one-piece stock, orders from chat entered through the same checkout by link, courier labels printed in one batch.',
        result:
          'Double sales ended in the first week. Three people now handle 900 orders on a festival day, and a third of buyers come from abroad.',
      },
    },
  ],
  related: [services.api, services.social, services.analytics],
  closing: {
    title: 'What will be your first bestseller?',
    text: 'Tell us what you sell, where you ship and how people pay today. We suggest a platform and a launch date.',
    actions: [toContact('Start Your Store'), toContact('Get a Free Consultation', 'secondary')],
  },
});
