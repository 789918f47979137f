import Boxes from 'lucide-react/icons/boxes';
import CreditCard from 'lucide-react/icons/credit-card';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Store from 'lucide-react/icons/store';
import { services } from 'shared-content/content';
import shots from '../../assets/scenes/e-commerce-shots.avif';
import tall from '../../assets/scenes/e-commerce-tall.avif';
import wide2x from '../../assets/scenes/e-commerce-wide-2x.avif';
import wide from '../../assets/scenes/e-commerce-wide.avif';
import { IndustryIntro } from '../../components/industries/IndustryIntro';
import { ProcessLedger } from '../../components/industries/ProcessLedger';
import { SuccessHighlight } from '../../components/industries/SuccessHighlight';
import { IndustryPage } from '../../pages/industries/IndustryPage';
import type { IndustryContent } from './industry.contract';
import { industryNamed } from './industryNamed';

export const eCommerce: IndustryContent = {
  industry: industryNamed('e-commerce'),
  View: IndustryPage,
  Bands: [IndustryIntro, SuccessHighlight, ProcessLedger],
  hero: {
    title: 'E-commerce software that ships what it sells',
    lead: 'Stock, orders, marketplaces and storefronts for retailers with branches and an online shop.',
    scene: { wide, wide2x, tall, tallHeight: 446 },
  },
  intro: {
    title: 'The sale is won in the cart and lost in the warehouse',
    paragraphs: [
      'Slow pages, forced accounts and sizes that sold an hour ago send shoppers away. When they do order, the warehouse may be looking at yesterday’s stock.',
      'We make pages open fast, and put website, shops and marketplaces on the same stock count.',
    ],
  },
  services: [services.ecommerce, services.website, services.api, services.social],
  solutions: {
    shots,
    title: 'E-commerce software, from storefront to stock',
    lead: 'On Shopify, WooCommerce or your own stack; catalog and order volume decide.',
    items: [
      {
        icon: ShoppingBag,
        title: 'Custom Storefronts',
        text: 'Product pages are built to show price, size and delivery day within 1.5 seconds on 4G.',
        deliverables: [
          'Headless or theme build on one design system',
          'Filters by size, color and real availability',
        ],
      },
      {
        icon: Store,
        title: 'Multi-Vendor Marketplaces',
        text: 'You run vendor onboarding, commissions, payouts and disputes, and vendors see their own orders.',
        deliverables: ['Vendor app for stock and orders', 'Weekly settlement statements'],
      },
      {
        icon: CreditCard,
        title: 'Checkout & Payments',
        text: 'Cards, mobile wallets, installments and cash on delivery, with guest checkout.',
        deliverables: ['Card data goes straight to the gateway', 'Failed payments retried by link'],
      },
      {
        icon: Boxes,
        title: 'Order & Inventory Management',
        text: 'Orders go to the nearest branch that has the item, and returns go back on sale when they’re scanned.',
        deliverables: ['Each piece reserved at checkout', 'Courier labels and tracking built in'],
      },
    ],
  },
  challenges: {
    title: 'Where e-commerce retailers lose sales',
    lead: 'Before the first workshop, we read your analytics and watch recorded sessions.',
    items: [
      {
        title: 'Flash sales that bring the site down',
        text: 'The sale lasts ten minutes, and shoppers see an error page.',
        answer:
          'Catalog pages come from a CDN, orders wait in line, and the peak is tested with recorded traffic.',
      },
      {
        title: 'Sold online, gone in the shop',
        text: 'Three channels each keep their own count of the same shirts.',
        answer: 'All channels sell from one stock count; reservations expire.',
      },
      {
        title: 'Carts left at the last step',
        text: 'Shipping cost appears late, or the one-time code doesn’t come.',
        answer: 'The product page shows the total and the delivery day, and checkout fits on one screen.',
      },
      {
        title: 'Parcels refused at the door',
        text: 'Cash on delivery makes ordering easy and refusing easier.',
        answer:
          'Addresses are checked as they’re typed, risky orders get a confirmation call, and reliable customers get a discount for paying up front.',
      },
    ],
  },
  benefits: {
    title: 'What to look for in next quarter’s figures',
    items: [
      {
        title: 'Faster first view',
        text: 'Images fit the screen, and the price shows before any script runs.',
      },
      {
        title: 'Orders you can keep',
        text: 'Pages follow the current stock count instead of last night’s file.',
      },
      {
        title: 'Returning buyers',
        text: 'Shoppers reorder with their sizes and address filled in.',
      },
      {
        title: 'Cheaper returns',
        text: 'You collect reasons per item and correct the size chart.',
      },
    ],
  },
  success: {
    title: 'A festival sale shipped without extra hands',
    client: 'Fashion retailer with 22 branches',
    story:
      'The festival sale used to crash the site and oversell sizes. We rebuilt the storefront, put all branches on the same stock count and routed each order to a branch that held the item. The regular warehouse team shipped the whole week.',
    measures: [
      { label: 'Orders canceled as out of stock', before: '8.4%', after: '0.6%', share: 0.07 },
      { label: 'Carts abandoned on mobile', before: '79%', after: '58%', share: 0.73 },
      { label: 'Order to courier pickup', before: '38 h', after: '9 h', share: 0.24 },
    ],
  },
  closing: {
    title: 'Before your next big sale',
    text: 'Send us your store’s web address. We’ll try to buy something on a five-year-old Android and send you notes.',
  },
};
