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
import { services } from 'shared-content/content';
import plate from '../../assets/scenes/api-integration-plate.avif';
import tile from '../../assets/scenes/api-integration-tile.avif';
import { ServicePage } from '../../pages/services/ServicePage';
import { toBooking, toContact, toProjects } from '../callsToAction';
import { apiScene } from '../scenes/apiScene';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';

export const head: ServiceHead = {
  entry: services.api,
  title: 'API Development and Integration',
  description:
    'REST and GraphQL APIs, payment gateways and third-party integrations that survive retries, outages and version changes. 200+ APIs integrated.',
};

export const card: ServiceCard = {
  picture: tile,
  text: 'Systems that talk to each other, and keep talking when one of them is down.',
  features: ['REST and GraphQL', 'Payment gateways', 'Retries, signatures, monitoring'],
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'APIs that still add up after a retry',
    pitch:
      'Connecting two systems takes a day. Keeping them connected through time-outs, duplicates, expired keys and a surprise version 3 is the actual work. We do that part.',
    actions: [toContact('Start Your Project'), toProjects('View Our Works'), toBooking()],
    scene: apiScene,
  },
  blocks: [
    {
      kind: 'points',
      look: 'edges',
      picture: plate,
      title: 'Our API Expertise',
      lead: 'Both sides of the wire: interfaces that others call, and calls into interfaces that others wrote.',
      items: [
        {
          Icon: Braces,
          title: 'RESTful APIs',
          text: 'Resources named in your trade’s words, an OpenAPI document that generates clients, pagination and errors that look alike everywhere. Versions live side by side until the last caller has moved.',
        },
        {
          Icon: Workflow,
          title: 'GraphQL APIs',
          text: 'One query for a screen instead of six calls, with depth and cost limits so that no client can ask for everything at once.',
        },
        {
          Icon: CreditCard,
          title: 'Payment Gateway Integration',
          text: 'Cards, wallets and local mobile money. Each charge carries a key, so a double click never bills twice.',
        },
        {
          Icon: Share,
          title: 'Social & Third-Party APIs',
          text: 'Sign-in, maps, SMS, couriers, accounting: behind one adapter each, so that a provider can be exchanged.',
        },
        {
          Icon: ShieldCheck,
          title: 'Security & Compliance',
          text: 'OAuth 2.0 and signed webhooks, scopes no wider than the task, personal data masked in every log.',
        },
        {
          Icon: Activity,
          title: 'Monitoring & Analytics',
          text: 'Latency, error rate and quota for each partner on one page. You learn of a provider’s outage before its status page does, and the queue holds your orders until it is over.',
        },
      ],
    },
    {
      kind: 'exhibit',
      tone: 'raised',
      title: 'One order, sent twice, shipped once',
      lead: 'Shortened from a courier integration. The network failed after the first request; the answer to the second proves that nothing happened twice.',
      trial: {
        question: 'The answer never came. Press again?',
        options: [
          {
            label: 'Send again, with the same key',
            outcome: 'One shipment',
            text: 'The courier knows the key and answers from memory. The rider comes once, and cash is collected once.',
            facts: [
              { number: '2', label: 'requests' },
              { number: '1', label: 'pickup' },
            ],
            good: true,
            part: 2,
          },
          {
            label: 'Send again, without a key',
            outcome: 'Two shipments',
            text: 'To the courier it is a new order. Two riders come, and the customer is asked for Tk 3,450 twice.',
            facts: [
              { number: '2', label: 'pickups' },
              { number: '6,900.00', label: 'to collect' },
            ],
            good: false,
            part: 1,
          },
          {
            label: 'Do not send again',
            outcome: 'Perhaps none',
            text: 'Nobody can tell whether the first request arrived before the line broke. Somebody telephones.',
            good: false,
            part: 1,
          },
        ],
      },
      exhibit: {
        kind: 'exchange',
        messages: [
          {
            from: 'Shop',
            note: 'The same key as in the attempt that timed out four seconds ago',
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
            note: 'Answered from memory: no second shipment was booked',
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
            note: 'Signed, so nobody else can mark an order as delivered',
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
      kind: 'why',
      look: 'band',
      title: 'Why our integrations stay quiet',
      reasons: [
        'Every call has a time limit, a retry rule and a written answer to “what if it never comes back?”.',
        'Contract tests run against each partner’s sandbox every night, so a silent change shows up in the morning.',
        'Failed messages wait in a queue that your staff can read and send again, with a button.',
        'Keys sit in a vault with an expiry date and an owner, never in a repository.',
      ],
      figures: [
        { number: '200+', label: 'APIs Integrated' },
        { number: '99.99%', label: 'Uptime' },
      ],
    },
    {
      kind: 'offers',
      look: 'pairs',
      title: 'API services',
      items: [
        {
          title: 'API design and build',
          text: 'From a workshop on nouns and verbs to a documented, versioned interface with a sandbox for partners.',
          points: ['OpenAPI or schema first', 'Developer portal', 'Client libraries'],
        },
        {
          title: 'System integration',
          text: 'ERP to shop, CRM to accounting, device to cloud: events rather than nightly CSV files where it matters.',
          points: ['Message queues', 'Field mapping', 'Replay and backfill'],
        },
        {
          title: 'Payments and payouts',
          text: 'Checkout, refunds, partial captures, settlement files reconciled against your orders every day.',
          points: ['3-D Secure', 'Reconciliation', 'Dispute handling'],
        },
        {
          title: 'API rescue and audit',
          text: 'We trace where messages get lost, rank what to fix, and hand over the trace.',
          points: ['Failure map', 'Load test', 'Security review'],
        },
      ],
    },
    {
      kind: 'process',
      look: 'line',
      title: 'How an integration comes about',
      steps: [
        { title: 'Discovery', text: 'We list systems, owners, limits and the events that money depends on.' },
        {
          title: 'Design',
          text: 'Contract, error cases and a sequence diagram for the unhappy paths, agreed with the other side.',
        },
        {
          title: 'Development',
          text: 'Against a simulator first, so that a slow partner does not slow you.',
        },
        {
          title: 'Deployment',
          text: 'In parallel with the old path, comparing results, until the difference is zero for a week.',
        },
      ],
    },
    {
      kind: 'industries',
      look: 'cards',
      title: 'Whom we have connected',
      items: [
        {
          Icon: Landmark,
          title: 'Financial Services',
          text: 'Core banking, credit bureaus, mobile wallets.',
        },
        { Icon: ShoppingBag, title: 'E-commerce', text: 'Marketplaces, couriers, tax and stock.' },
        { Icon: Factory, title: 'Manufacturing', text: 'Machine data, EDI orders, quality labs.' },
        { Icon: HeartPulse, title: 'Healthcare', text: 'HL7 and FHIR, lab results, insurers.' },
        { Icon: GraduationCap, title: 'Education', text: 'Learning platforms, rosters, exam results.' },
        { Icon: Truck, title: 'Logistics', text: 'Carriers, customs filings, telematics.' },
      ],
    },
    {
      kind: 'snapshot',
      look: 'three',
      tone: 'lit',
      title: 'Client Success Snapshot',
      story: {
        industry: 'E-commerce',
        project: 'Courier and payment hub',
        challenge:
          'A marketplace had wired five couriers and three gateways straight into its checkout. Any one of them could stop all sales, and on two Fridays one did.',
        solution:
          'A hub with one contract toward the shop and an adapter for each partner, queues in between, and automatic failover to the next courier.',
        result:
          'Eight partners run through one interface. The next provider outage lasted three hours and cost no order.',
      },
    },
  ],
  related: [services.customWeb, services.ecommerce, services.security],
  closing: {
    title: 'Which two systems refuse to talk?',
    text: 'Name them in a free 30-minute call. We tell you what the connection needs and where it will break first.',
    actions: [toBooking(), toContact('Start a Project', 'primary')],
  },
});
