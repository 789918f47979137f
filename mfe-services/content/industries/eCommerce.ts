import Boxes from 'lucide-react/icons/boxes';
import CreditCard from 'lucide-react/icons/credit-card';
import Gauge from 'lucide-react/icons/gauge';
import PackageCheck from 'lucide-react/icons/package-check';
import Repeat from 'lucide-react/icons/repeat-2';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Store from 'lucide-react/icons/store';
import Undo from 'lucide-react/icons/undo-2';
import { services } from 'shared-content/content';
import type { IndustryContent } from './industry.contract';
import { industryNamed } from './industryNamed';

export const eCommerce: IndustryContent = {
  industry: industryNamed('e-commerce'),
  hero: {
    title: 'Stores that stay open when the campaign lands',
    lead: 'Storefronts, marketplaces and order systems for retailers who sell on a phone screen, get paid five different ways and ship the same day.',
  },
  intro: {
    title: 'The sale is won in the cart and lost in the warehouse',
    paragraphs: [
      'An advertisement brings a shopper for a few cents. Then a slow product page, a forced account or a size that was sold an hour ago sends her away again. If she does order, the warehouse may be looking at yesterday’s stock, and the refund costs more than the margin ever was.',
      'So we work on both ends at once: pages that open before a thumb moves on, and a stock figure that the shop, the counter and the marketplace all read from the same row. You get a store that is quick to browse and an order that can be kept.',
    ],
  },
  services: [services.ecommerce, services.website, services.api, services.social],
  solutions: {
    title: 'Everything between the click and the doorbell',
    lead: 'Built on Shopify, WooCommerce or your own stack: we choose by catalog and order volume, never by habit.',
    items: [
      {
        icon: ShoppingBag,
        title: 'Custom Storefronts',
        text: 'Product pages that show the price, the size and the delivery day in the first second on a mid-range phone, and a search that understands how customers spell.',
        deliverables: [
          'Headless or theme build on one design system',
          'Filters by size, color and real availability',
          'Landing pages your team edits alone',
        ],
      },
      {
        icon: Store,
        title: 'Multi-Vendor Marketplaces',
        text: 'Vendor onboarding, commissions, split payouts and dispute handling in one back office.',
        deliverables: ['Vendor app for stock and orders', 'Weekly settlement statements'],
      },
      {
        icon: CreditCard,
        title: 'Checkout & Payments',
        text: 'Cards, mobile wallets, installments and cash on delivery on a single page, guests welcome.',
        deliverables: ['Card data never touches your server', 'Failed payments retried by link'],
      },
      {
        icon: Boxes,
        title: 'Order & Inventory Management',
        text: 'One stock ledger for web, shop floor and marketplaces. Orders are routed to the nearest branch that has the item, labels print themselves, and a return puts its size back on sale the moment it is scanned.',
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
    lead: 'We read your analytics and ten recorded sessions before the first workshop.',
    items: [
      {
        title: 'Carts left at the last step',
        text: 'Shipping cost appears late, the coupon field distracts, the one-time code never comes.',
        answer:
          'Total and delivery day stand beside the product. Checkout fits on a phone screen, and the cart follows the customer by e-mail or chat.',
      },
      {
        title: 'Sold online, gone in the shop',
        text: 'Three channels count the same ten shirts.',
        answer:
          'Stock becomes one ledger with reservations that expire, and every channel asks it instead of keeping a copy.',
      },
      {
        title: 'Flash sales that bring the site down',
        text: 'Ten minutes of fame, nine of them spent on an error page.',
        answer:
          'Catalog pages come from a CDN, orders queue in order of arrival, and we rehearse the peak with recorded traffic.',
      },
      {
        title: 'Parcels refused at the door',
        text: 'Cash on delivery makes ordering easy and refusing even easier.',
        answer:
          'Addresses are checked as they are typed, risky orders get a confirmation call, and good customers earn prepaid discounts.',
      },
    ],
  },
  benefits: {
    title: 'What the figures show next quarter',
    items: [
      {
        icon: Gauge,
        title: 'Faster first view',
        text: 'Images sized for the screen and no script ahead of the price.',
      },
      {
        icon: PackageCheck,
        title: 'Orders you can keep',
        text: 'What the page promises is on the shelf that will ship it.',
      },
      {
        icon: Repeat,
        title: 'Buyers who come back',
        text: 'Reorder from the parcel’s QR code, sizes and address remembered.',
      },
      {
        icon: Undo,
        title: 'Cheaper returns',
        text: 'Reasons are collected per item, and the size chart gets corrected where it misleads.',
      },
    ],
  },
  success: {
    title: 'Festival week, four times the orders, the same staff',
    client: 'Fashion retailer with 22 branches',
    story:
      'The festival sale used to mean a crashed site and three weeks of apologies for oversold sizes. We rebuilt the storefront, put all branches on one stock ledger and let orders flow to whichever branch held the item. The warehouse team of nine shipped the whole week without temporary hires.',
    measures: [
      { label: 'Orders canceled as out of stock', before: '8.4%', after: '0.6%', share: 0.07 },
      { label: 'Carts abandoned on mobile', before: '79%', after: '58%', share: 0.73 },
      { label: 'Order to courier pick-up', before: '38 h', after: '9 h', share: 0.24 },
    ],
  },
  closing: {
    title: 'When is your next big sale?',
    text: 'Send us the store’s address before the call. We will have bought something on it, on a cheap phone, and kept notes.',
  },
};
