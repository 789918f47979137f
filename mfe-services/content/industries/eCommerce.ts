import Boxes from 'lucide-react/icons/boxes';
import CreditCard from 'lucide-react/icons/credit-card';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Store from 'lucide-react/icons/store';
import { services } from 'shared-content/content';
import type { IndustryContent } from './industry.contract';
import { industryNamed } from './industryNamed';

export const eCommerce: IndustryContent = {
  industry: industryNamed('e-commerce'),
  hero: {
    title: 'E-commerce software that ships what it sells',
    lead: 'Stock, orders, marketplaces and storefronts for retailers with branches, five ways to pay and parcels to ship the same day.',
  },
  intro: {
    title: 'The sale is won in the cart and lost in the warehouse',
    paragraphs: [
      'An ad brings in a shopper for a few cents. Then a slow page, a forced account or a size that sold an hour ago sends her away. If she does order, the warehouse may be looking at yesterday’s stock.',
      'So we work on both ends at once. Pages open fast, and the shop, the counter and the marketplace all read stock from the same row. You sell only what you can ship.',
    ],
  },
  services: [services.ecommerce, services.website, services.api, services.social],
  solutions: {
    title: 'Everything between the click and the doorbell',
    lead: 'It runs on Shopify, WooCommerce or your own stack. Your catalog and order volume decide which.',
    items: [
      {
        icon: ShoppingBag,
        title: 'Custom Storefronts',
        text: 'Product pages show price, size and delivery day within 1.5 seconds, even on a mid-range phone.',
        deliverables: [
          'Headless or theme build on one design system',
          'Filters by size, color and real availability',
          'Landing pages your team edits alone',
        ],
      },
      {
        icon: Store,
        title: 'Multi-Vendor Marketplaces',
        text: 'You run vendor onboarding, commissions, payouts and disputes from one back office. Vendors see only their own orders.',
        deliverables: [
          'Vendor app for stock and orders',
          'Weekly settlement statements',
          'Commission by vendor, category or campaign',
        ],
      },
      {
        icon: CreditCard,
        title: 'Checkout & Payments',
        text: 'Cards, mobile wallets, installments and cash on delivery on a single page. Guests don’t need an account.',
        deliverables: [
          'Card data never touches your server',
          'Failed payments retried by link',
          'Cash from couriers matched to each order',
        ],
      },
      {
        icon: Boxes,
        title: 'Order & Inventory Management',
        text: 'Web, shop floor and marketplaces share one stock ledger. Orders go to the nearest branch that has the item, and a return is back on sale as soon as it’s scanned.',
        deliverables: [
          'Reservation at checkout, so nothing sells twice',
          'Courier labels and tracking built in',
          'Return portal with photo and reason',
        ],
      },
    ],
  },
  challenges: {
    title: 'Four leaks we look for first',
    lead: 'Before the first workshop, we’ll have read your analytics and watched ten recorded sessions.',
    items: [
      {
        title: 'Carts left at the last step',
        text: 'Shipping cost appears late, the coupon field distracts, the one-time code never comes.',
        answer:
          'The product page shows the total and the delivery day, and checkout fits on a phone screen. The cart follows the customer by email or chat.',
      },
      {
        title: 'Sold online, gone in the shop',
        text: 'Three channels count the same ten shirts.',
        answer: 'Stock becomes one ledger with reservations that expire, and every channel asks it.',
      },
      {
        title: 'Flash sales that bring the site down',
        text: 'The sale lasts ten minutes, and for nine of them shoppers see an error page.',
        answer:
          'Catalog pages come from a CDN and orders wait in line. We’ll rehearse the peak with recorded traffic.',
      },
      {
        title: 'Parcels refused at the door',
        text: 'Cash on delivery makes ordering easy and refusing easier.',
        answer:
          'Addresses are checked as they are typed, risky orders get a confirmation call, and good customers earn prepaid discounts.',
      },
    ],
  },
  benefits: {
    title: 'What the figures show next quarter',
    items: [
      {
        title: 'Faster first view',
        text: 'Images fit the screen, and no script runs ahead of the price.',
      },
      {
        title: 'Orders you can keep',
        text: 'What the page promises is on the shelf.',
      },
      {
        title: 'Returning buyers',
        text: 'They reorder from the parcel’s QR code, with sizes and address remembered.',
      },
      {
        title: 'Cheaper returns',
        text: 'You collect reasons per item and correct the size chart.',
      },
    ],
  },
  success: {
    title: 'Four times the orders with the same staff',
    client: 'Fashion retailer with 22 branches',
    story:
      'The festival sale used to mean a crashed site and three weeks of apologies for oversold sizes. We rebuilt the storefront, put all branches on one stock ledger and sent each order to a branch that held the item. The warehouse team of nine shipped the whole week and didn’t need temps.',
    measures: [
      { label: 'Orders canceled as out of stock', before: '8.4%', after: '0.6%', share: 0.07 },
      { label: 'Carts abandoned on mobile', before: '79%', after: '58%', share: 0.73 },
      { label: 'Order to courier pick-up', before: '38 h', after: '9 h', share: 0.24 },
    ],
  },
  closing: {
    title: 'When is your next big sale?',
    text: 'Send us your store’s address. We’ll buy something on it, on a cheap phone, and bring our notes to the call.',
  },
};
