import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChartColumn from 'lucide-react/icons/chart-column';
import Layers from 'lucide-react/icons/layers';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import UserRound from 'lucide-react/icons/circle-user-round';
import { facts, promises, sentences, services, smallestPrices, warranty } from 'shared-content/content';
import large from '../../assets/scenes/custom-web-applications-large-plate.avif';
import plate from '../../assets/scenes/custom-web-applications-plate.avif';
import proof from '../../assets/scenes/custom-web-applications-story-plate.avif';
import tall from '../../assets/scenes/custom-web-applications-tall.avif';
import tile from '../../assets/scenes/custom-web-applications-tile.avif';
import wide2x from '../../assets/scenes/custom-web-applications-wide-2x.avif';
import wide from '../../assets/scenes/custom-web-applications-wide.avif';
import { SheetView } from '../../components/services/exhibits/SheetView';
import { OfferRows } from '../../components/services/Offers';
import { PointPlateau } from '../../components/services/points/PointPlateau';
import { WhyDaylight } from '../../components/services/why/WhyDaylight';
import { ServicePage } from '../../pages/services/ServicePage';
import { toBooking, toContact, toProjects } from '../callsToAction';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';
import { smallestPrice } from '../smallestPrice';
import { usualPrice } from '../usualPrice';

const discovery = smallestPrices[services.customWeb.slug] ?? '';

export const head: ServiceHead = {
  entry: services.customWeb,
  title: 'Custom Web Application Development',
  description:
    'Custom web application development in Dhaka: portals, booking and back-office systems, tested and documented, with code that’s yours once paid for.',
};

export const card: ServiceCard = {
  picture: tile,
  large: wide2x,
  text: 'We build portals, booking and back-office systems around how you work.',
  features: [
    'Customer portals and back offices',
    'React with Node.js or Laravel',
    'Source code, yours once paid for',
  ],
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'Custom Web Applications built around your team’s work',
    pitch:
      'Portals, back offices and booking systems that replace an outgrown spreadsheet. The code is in your own repository, and yours once paid for.',
    actions: [toContact('Start Your Project'), toProjects('View Portfolio'), toBooking()],
    scene: { wide, wide2x, tall, tallHeight: 440 },
  },
  blocks: [
    {
      kind: 'points',
      Look: PointPlateau,
      stage: plate,
      large,
      title: 'Portals, back offices and SaaS we build',
      items: [
        {
          Icon: UserRound,
          title: 'Customer Portals',
          text: 'Clients look up orders and invoices themselves.',
        },
        {
          Icon: PanelsTopLeft,
          title: 'Back-Office Systems',
          text: 'Orders, stock and approvals, with shortcuts for daily use.',
        },
        {
          Icon: CalendarClock,
          title: 'Booking and Scheduling',
          text: 'Calendars for hours, rooms and staff close a slot once it’s taken.',
        },
        {
          Icon: ChartColumn,
          title: 'Operational Dashboards',
          text: 'Click any number to see the rows behind it.',
        },
        {
          Icon: Layers,
          title: 'Multi-Tenant SaaS',
          text: 'Many customers share a codebase, with separate data, plans and limits.',
        },
        {
          Icon: RefreshCw,
          title: 'Rebuilds of Legacy Tools',
          text: 'We replace Access or PHP 5 systems screen by screen, while you keep working.',
        },
      ],
    },
    {
      kind: 'exhibit',
      tone: 'raised',
      title: 'A written estimate, as you’d get it',
      lead: 'It’s free, and yours to compare with others.',
      View: SheetView,
      exhibit: {
        kind: 'sheet',
        heading: 'Ordering portal for spare parts',
        mark: 'Estimate · an example',
        fields: [
          {
            name: 'You asked for',
            value: '140 dealers order parts themselves, with live stock and their own prices',
          },
          {
            name: 'We’d build',
            value:
              'Sign-in, catalog with prices by dealer, cart, order status, and a nightly link to your ERP',
          },
          { name: 'Left out', value: 'Returns and card payment, which can follow' },
          { name: 'Time', value: '10 to 14 weeks, with a build to try every week from week four' },
          { name: 'Price', value: '$28,000 to $36,000, fixed once the ERP link is settled' },
          {
            name: 'What could change it',
            value: 'If the ERP has no usable interface, add two to three weeks',
          },
          {
            name: 'First step',
            value: sentences(
              'Discovery and a prototype, in two weeks.',
              discovery && `It costs ${discovery}, and you can stop there.`,
            ),
          },
        ],
      },
    },
    {
      kind: 'why',
      Band: WhyDaylight,
      title: 'What you can count on',
      lead: 'A portal pays off when a step that took days takes hours, and that’s what we measure.',
      note: 'One client’s figures, for the year before launch and the year after.',
      reasons: [
        'At the end of discovery, you click through a prototype of your most-used screen.',
        'We pick technology that’s easy to hire for.',
      ],
      figures: [
        { number: '9 → 3', label: 'Days until a drawing is approved' },
        { number: '0', label: 'Floors built from an old revision in the year after launch' },
      ],
    },
    {
      kind: 'offers',
      Look: OfferRows,
      title: 'Web development services',
      items: [
        {
          title: 'Discovery and Prototype',
          price: smallestPrice(services.customWeb),
          text: 'Two weeks end in a scope and a fixed price.',
          points: ['Clickable prototype', 'Estimate per feature'],
        },
        {
          title: 'Development from Scratch',
          price: usualPrice(services.customWeb),
          text: `Your first release takes ${facts.duration.typical}, and later ones are ordered one by one or by the month.`,
          points: ['Automated tests', 'User training'],
        },
        {
          title: 'Takeover of Existing Code',
          text: 'We get it running, add tests where it earns you money, then change it.',
          points: ['Code report', 'Fixed first backlog'],
        },
        {
          title: 'Care After Launch',
          text: sentences(warranty, promises.care),
          points: ['Monitoring', 'Named contact'],
        },
      ],
    },
    {
      kind: 'snapshot',
      look: 'picture',
      tone: 'raised',
      title: 'Client Success Snapshot',
      story: {
        industry: 'Architecture Engineering and Construction',
        project: 'Drawing approval portal',
        challenge:
          'A design office mailed drawings to its contractors, and twice a floor was built from an old revision.',
        solution:
          'Drawings now have an approval chain, and a QR code on the print says whether it’s current.',
        result: 'Approvals took nine days and now take three.',
        proof,
      },
    },
  ],
  related: [services.api, services.uxUi, services.devOps],
  closing: {
    title: 'Your spreadsheet is already half a specification',
    text: 'So is any tool you’ve outgrown, and once an NDA is signed, we look at it with you.',
    actions: [toContact('Start Your Project'), toProjects('See Our Work'), toBooking()],
  },
});
