import Activity from 'lucide-react/icons/activity';
import Braces from 'lucide-react/icons/braces';
import CreditCard from 'lucide-react/icons/credit-card';
import Factory from 'lucide-react/icons/factory';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Landmark from 'lucide-react/icons/landmark';
import Share from 'lucide-react/icons/share-2';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Truck from 'lucide-react/icons/container';
import Workflow from 'lucide-react/icons/workflow';
import { facts, promises, services } from 'shared-content/content';
import { ProcessLine } from 'shared-content/ui';
import plate from '../../assets/scenes/api-integration-plate.avif';
import proof from '../../assets/scenes/api-integration-story-plate.avif';
import tall from '../../assets/scenes/api-integration-tall.avif';
import tile from '../../assets/scenes/api-integration-tile.avif';
import wide2x from '../../assets/scenes/api-integration-wide-2x.avif';
import wide from '../../assets/scenes/api-integration-wide.avif';
import { ExchangeView } from '../../components/services/exhibits/ExchangeView';
import { OfferPairs } from '../../components/services/Offers';
import { PointLines } from '../../components/services/points/PointLines';
import { PointPlateau } from '../../components/services/points/PointPlateau';
import { WhyRail } from '../../components/services/why/WhyRail';
import { ServicePage } from '../../pages/services/ServicePage';
import { toBooking, toContact, toProjects } from '../callsToAction';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';
import { smallestPrice } from '../smallestPrice';
import { usualPrice } from '../usualPrice';

export const head: ServiceHead = {
  entry: services.api,
  title: 'API Development and Integration',
  description:
    'REST and GraphQL API development, payment gateways and third-party integration that survive retries, outages and version changes, with monitoring and tests.',
};

export const card: ServiceCard = {
  picture: tile,
  text: 'We connect your systems so the rest keep working when one is down.',
  features: ['REST and GraphQL', 'Payment gateways', 'Retries, signatures, monitoring'],
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'API Integration, retries included',
    pitch:
      'We connect shops, banks, couriers and back offices. Connecting is quick; the work is keeping them connected through timeouts, duplicates and expired keys.',
    actions: [toContact('Start Your Project'), toProjects('View Our Works'), toBooking()],
    scene: { wide, wide2x, tall, tallHeight: 400 },
  },
  blocks: [
    {
      kind: 'intro',
      text: 'The courier already has an order with this key, so it books nothing new. Without the key, a second rider would set out, and the customer would be asked to pay twice.',
    },
    {
      kind: 'snapshot',
      look: 'picture',
      title: 'Client Success Snapshot',
      story: {
        industry: 'E-commerce',
        project: 'Courier and payment hub',
        challenge:
          'Five couriers and three gateways were wired straight into a marketplace’s checkout, where any one could stop sales.',
        solution: 'We built a hub with queues, failover and an adapter for each partner.',
        result: 'The next provider outage lasted three hours, and every order went through.',
        proof,
      },
    },
    {
      kind: 'process',
      tone: 'raised',
      Look: ProcessLine,
      title: 'How we build an integration',
      steps: [
        { title: 'Discovery', text: 'We list systems, owners, limits and events.' },
        {
          title: 'Design',
          text: 'Both sides agree on the contract, error cases first.',
        },
        {
          title: 'Development',
          text: 'We build against a simulator while the partner gets ready.',
        },
        {
          title: 'Deployment',
          text: 'Old and new paths run in parallel for a week.',
        },
      ],
    },
    {
      kind: 'points',
      Look: PointPlateau,
      stage: plate,
      title: 'Our API Expertise',
      items: [
        {
          Icon: Braces,
          title: 'RESTful APIs',
          text: 'OpenAPI documents, and old versions kept for the time you agree with callers.',
        },
        {
          Icon: Workflow,
          title: 'GraphQL APIs',
          text: 'One query fills a screen that used to take six calls.',
        },
        {
          Icon: CreditCard,
          title: 'Payment Gateway Integration',
          text: 'We connect cards, wallets and local mobile money.',
        },
        {
          Icon: Share,
          title: 'Social & Third-Party APIs',
          text: 'Providers sit behind adapters you can swap.',
        },
        {
          Icon: ShieldCheck,
          title: 'Security & Compliance',
          text: 'OAuth 2.0, signed webhooks, narrow scopes, and logs that mask personal data.',
        },
        {
          Icon: Activity,
          title: 'Monitoring & Analytics',
          text: 'We see a provider’s outage early.',
        },
      ],
    },
    {
      kind: 'exhibit',
      title: 'One order, sent twice, shipped once',
      View: ExchangeView,
      exhibit: {
        kind: 'exchange',
        messages: [
          {
            from: 'Shop',
            note: 'Sent again with its key, because no answer came',
            lines: [
              'POST /v2/shipments',
              'Idempotency-Key: order-48213-a1',
              'Authorization: Bearer ••••',
              '',
              '{',
              '  "order": 48213,',
              '  "parcels": 2,',
              '  "cod": { "amount": "3450.00" }',
              '}',
            ],
          },
          {
            from: 'Courier',
            note: 'No second shipment was booked',
            lines: [
              '200 OK',
              'Idempotent-Replay: true',
              '',
              '{',
              '  "shipment": "DHK-90417",',
              '  "status": "booked",',
              '  "pickup": "2025-09-24T16:00+06"',
              '}',
            ],
          },
          {
            from: 'Courier, two hours later',
            note: 'Signed by the courier',
            lines: [
              'POST /webhooks/courier',
              'X-Signature: t=1758714302, v1=5f0c…e9',
              '',
              '{',
              '  "shipment": "DHK-90417",',
              '  "event": "picked_up"',
              '}',
            ],
          },
        ],
      },
    },
    {
      kind: 'offers',
      Look: OfferPairs,
      title: 'API development services',
      items: [
        {
          title: 'API Design and Build',
          text: 'You get a documented, versioned interface and a sandbox.',
          points: ['Developer portal', 'Client libraries'],
        },
        {
          title: 'System Integration',
          price: usualPrice(services.api),
          text: 'We join ERP to shop, CRM to accounting, device to cloud.',
          points: ['Message queues', 'Replay of lost messages'],
        },
        {
          title: 'Payments and Payouts',
          text: 'Checkout and refunds are reconciled daily with settlement files.',
          points: ['3-D Secure', 'Dispute handling'],
        },
        {
          title: 'API Rescue and Audit',
          price: smallestPrice(services.api),
          text: 'We trace where messages get lost and rank what to fix.',
          points: ['Failure map', 'Load test'],
        },
      ],
    },
    {
      kind: 'why',
      Band: WhyRail,
      title: 'What keeps an integration quiet',
      lead: 'Partners change their systems without telling you. Your orders should still arrive, and only once.',
      note: `APIs: all since we began. Uptime: the ${facts.counts.integrationLayers} integration layers we run, over the last year, without partners’ outages.`,
      reasons: [
        'Calls have a time limit, a retry rule and a plan for when no answer comes.',
        'Contract tests run nightly, to catch silent changes at partners.',
      ],
      figures: [
        { number: '200+', label: 'APIs Integrated' },
        { number: '99.99%', label: 'Uptime' },
      ],
    },
    {
      kind: 'industries',
      tone: 'raised',
      Look: PointLines,
      title: 'Industries we’ve connected',
      items: [
        {
          Icon: Landmark,
          title: 'Financial Services',
          to: '/industries/finance',
          text: 'Core banking, credit bureaus, wallets.',
        },
        {
          Icon: ShoppingBag,
          title: 'E-commerce',
          to: '/industries/e-commerce',
          text: 'Shops exchange stock and tracking data.',
        },
        { Icon: Factory, title: 'Manufacturing', text: 'Machine data, EDI orders, quality labs.' },
        {
          Icon: HeartPulse,
          title: 'Healthcare',
          to: '/industries/healthcare',
          text: 'Labs and insurers speak HL7 and FHIR.',
        },
        {
          Icon: GraduationCap,
          title: 'Education',
          to: '/industries/education',
          text: 'Rosters and exam results stay in sync.',
        },
        {
          Icon: Truck,
          title: 'Logistics',
          to: '/industries/logistics',
          text: 'Carriers, customs filings, telematics.',
        },
      ],
    },
  ],
  related: [services.customWeb, services.ecommerce, services.security],
  closing: {
    title: 'Two systems and one sentence are enough to start',
    text: `Name both, and say what should pass between them. ${promises.freeStart}`,
    actions: [toContact('Start a Project', 'primary'), toBooking()],
  },
});
