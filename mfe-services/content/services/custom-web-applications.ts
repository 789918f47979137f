import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChartColumn from 'lucide-react/icons/chart-column';
import Layers from 'lucide-react/icons/layers';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import UserRound from 'lucide-react/icons/circle-user-round';
import { facts, services } from 'shared-content/content';
import large from '../../assets/scenes/custom-web-applications-large-plate.avif';
import plate from '../../assets/scenes/custom-web-applications-plate.avif';
import proof from '../../assets/scenes/custom-web-applications-story-plate.avif';
import tall from '../../assets/scenes/custom-web-applications-tall.avif';
import tile from '../../assets/scenes/custom-web-applications-tile.avif';
import wide2x from '../../assets/scenes/custom-web-applications-wide-2x.avif';
import wide from '../../assets/scenes/custom-web-applications-wide.avif';
import { LayersView } from '../../components/services/exhibits/LayersView';
import { ApprovalWindow } from '../../components/services/exhibits/machines/ApprovalWindow';
import { OfferCards } from '../../components/services/offers/OfferCards';
import { PointPlateau } from '../../components/services/points/PointPlateau';
import { WhyDaylight } from '../../components/services/why/WhyDaylight';
import { ServicePage } from '../../pages/services/ServicePage';
import { toBooking, toContact, toProjects } from '../callsToAction';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';

export const head: ServiceHead = {
  entry: services.customWeb,
  title: 'Custom Web Application Development',
  description:
    'Custom web application development in Dhaka: portals, booking and back-office systems with tests, documentation and source code in your name.',
};

export const card: ServiceCard = {
  picture: tile,
  large: wide2x,
  text: 'When a process has outgrown its spreadsheet, this is the application that takes over.',
  features: [
    'Customer portals and back offices',
    'React with Node.js or Laravel',
    'Source code in your name',
  ],
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'Web applications shaped like your work',
    pitch:
      'We build the application that replaces your outgrown spreadsheet, in your vocabulary and your repository.',
    actions: [toContact('Start Your Project'), toProjects('View Portfolio'), toBooking()],
    scene: { wide, wide2x, tall, tallHeight: 440 },
  },
  blocks: [
    {
      kind: 'points',
      Band: PointPlateau,
      picture: plate,
      large,
      title: 'What we build for the browser',
      items: [
        {
          Icon: UserRound,
          title: 'Customer Portals',
          text: 'Your clients look up orders and download invoices themselves, so they call less.',
        },
        {
          Icon: PanelsTopLeft,
          title: 'Back-Office Systems',
          text: 'Orders, stock and approvals in one place, with shortcuts for people who type all day.',
        },
        {
          Icon: CalendarClock,
          title: 'Booking and Scheduling',
          text: 'The calendar knows hours, rooms and staff, and can’t sell the same slot twice.',
        },
        {
          Icon: ChartColumn,
          title: 'Operational Dashboards',
          text: 'Each of the day’s numbers opens the rows behind it.',
        },
        {
          Icon: Layers,
          title: 'Multi-Tenant SaaS',
          text: 'One codebase serves many customers, with separate data, plans and limits.',
        },
        {
          Icon: RefreshCw,
          title: 'Rebuilds of Legacy Tools',
          text: 'We replace an Access database or PHP 5 system screen by screen while people keep working.',
        },
      ],
    },
    {
      kind: 'exhibit',
      tone: 'raised',
      title: 'What stands behind one button',
      trial: {
        question: 'You press “Approve.” What if…',
        options: [
          {
            label: 'all is in order',
            outcome: 'Approved, 14:02:07',
            text: 'The next person gets a message, and the log gets a line.',
            good: true,
            part: 1,
          },
          {
            label: 'someone approved it a second ago',
            outcome: 'Already done, by Tanvir',
            text: 'The screen says so, and nothing is approved twice.',
            good: true,
            part: 2,
          },
          {
            label: 'the amount is above your limit',
            outcome: 'Passed on to finance',
            text: 'A nightly import is held to the same limit.',
            good: true,
            part: 2,
          },
          {
            label: 'the database goes away',
            outcome: 'Not saved, still on your screen',
            text: 'You’re told at once. Press again to send it.',
            good: true,
            part: 4,
          },
        ],
      },
      View: LayersView,
      Machine: ApprovalWindow,
      exhibit: {
        kind: 'layers',
        layers: [
          {
            name: 'Screen',
            text: 'Only those who may approve see the button, and it works when the network doesn’t.',
            parts: ['React', 'TypeScript', 'WCAG 2.2 AA', 'Phone to wall screen'],
          },
          {
            name: 'Rules',
            text: 'They say who approves up to which amount, and who stands in during leave.',
            parts: ['Node.js or Laravel', 'Rules as tested code', 'Audit trail'],
          },
          {
            name: 'Data',
            text: 'Each request is stored once, behind constraints that refuse a wrong state.',
            parts: ['PostgreSQL or MySQL', 'Versioned migrations', 'Nightly restore test'],
          },
          {
            name: 'Operations',
            text: 'You get releases without downtime and a log of who did what.',
            parts: ['Docker', 'Automated releases', 'Error tracking'],
          },
        ],
      },
    },
    {
      kind: 'why',
      Band: WhyDaylight,
      title: 'What you can count on',
      lead: 'Four promises, each of which you can check for yourself.',
      reasons: [
        'By week two you’re clicking through your most-used screen, with your own data in it.',
        'We pick technology the next developer you hire already knows.',
        'Every change is reviewed, tested and on staging the same day.',
        'The repository, domain and cloud account are in your name.',
      ],
      figures: [
        { number: '9 → 3', label: 'Days until a drawing is approved, for the client below' },
        { number: '0', label: 'Floors built from an old revision since' },
      ],
    },
    {
      kind: 'offers',
      Look: OfferCards,
      title: 'Web development services',
      items: [
        {
          title: 'Discovery and Prototype',
          text: 'Two paid weeks end in a scope and a fixed price. The first call and a rough estimate are free.',
          points: ['Clickable prototype', 'Estimate per feature'],
        },
        {
          title: 'Development from Scratch',
          text: `A typical application has its first release within ${facts.duration.typical}, then a new one every two weeks.`,
          points: ['Automated tests', 'User training'],
        },
        {
          title: 'Takeover of Existing Code',
          text: 'We get it to build, test whatever earns you money, and only then change it.',
          points: ['Code report', 'Fixed first backlog'],
        },
        {
          title: 'Care After Launch',
          text: 'You get monthly security updates and tested backups.',
          points: ['Monitoring', 'Named contact'],
        },
      ],
    },
    {
      kind: 'snapshot',
      tone: 'raised',
      title: 'Client Success Snapshot',
      story: {
        industry: 'Architecture Engineering and Construction',
        project: 'Drawing approval portal',
        challenge:
          'A design office mailed drawings to eleven contractors. Twice, a floor was built from an old revision.',
        solution:
          'Each drawing now has one current revision and an approval chain. A QR code on the print says whether it’s still current.',
        result:
          'Approvals that took nine days take three, and no contractor has built from an outdated drawing since.',
        proof,
      },
    },
  ],
  related: [services.api, services.uxUi, services.devOps],
  closing: {
    title: 'Show us the spreadsheet',
    text: 'Tell us which file or tool you’ve outgrown. We’ll sign an NDA before you send it.',
    actions: [toContact('Start Your Project'), toProjects('See Our Work'), toBooking()],
  },
});
