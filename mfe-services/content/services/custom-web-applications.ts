import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChartColumn from 'lucide-react/icons/chart-column';
import Layers from 'lucide-react/icons/layers';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import UserRound from 'lucide-react/icons/circle-user-round';
import { company, facts, sentences, services } from 'shared-content/content';
import large from '../../assets/scenes/custom-web-applications-large-plate.avif';
import plate from '../../assets/scenes/custom-web-applications-plate.avif';
import proof from '../../assets/scenes/custom-web-applications-story-plate.avif';
import tall from '../../assets/scenes/custom-web-applications-tall.avif';
import tile from '../../assets/scenes/custom-web-applications-tile.avif';
import wide2x from '../../assets/scenes/custom-web-applications-wide-2x.avif';
import wide from '../../assets/scenes/custom-web-applications-wide.avif';
import { LayersView } from '../../components/services/exhibits/LayersView';
import { OfferRows } from '../../components/services/Offers';
import { PointPlateau } from '../../components/services/points/PointPlateau';
import { WhyDaylight } from '../../components/services/why/WhyDaylight';
import { ServicePage } from '../../pages/services/ServicePage';
import { toBooking, toContact, toProjects } from '../callsToAction';
import { approval } from '../exhibits/approval';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';
import { smallestPrice } from '../smallestPrice';

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
      'Portals, back offices and booking systems that replace an outgrown spreadsheet. The code is in your repository from the first commit, and yours once paid for.',
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
      title: 'What stands behind one button',
      lead: 'An example, from the screen down to operations.',
      quiz: {
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
            text: 'You’re told at once; press again to send it.',
            good: true,
            part: 4,
          },
        ],
      },
      View: LayersView,
      choicePicture: approval,
      exhibit: {
        kind: 'layers',
        layers: [
          {
            name: 'Screen',
            text: 'Only approvers see the button.',
            parts: ['React', 'TypeScript', 'WCAG 2.2 AA', 'Any screen size'],
          },
          {
            name: 'Rules',
            text: 'They set who can approve how much, and who covers for absences.',
            parts: ['Node.js or Laravel', 'Rules as tested code', 'Audit trail'],
          },
          {
            name: 'Data',
            text: 'A request is stored once, behind constraints that refuse a wrong state.',
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
      lead: 'The figures are one client’s: the year before launch and the year after it.',
      reasons: [
        'By the end of discovery, you click through a prototype of your most-used screen.',
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
          text: `The first release takes ${facts.duration.typical}; others follow every two weeks.`,
          points: ['Automated tests', 'User training'],
        },
        {
          title: 'Takeover of Existing Code',
          text: 'We get it to run again, test what earns you money, then change it.',
          points: ['Code report', 'Fixed first backlog'],
        },
        {
          title: 'Care After Launch',
          text: sentences(
            company.warranty && `For ${company.warranty}, bugs are on us.`,
            'You get monthly security updates and tested backups.',
          ),
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
          'A design office mailed drawings to its contractors. Twice, a floor was built from an old revision.',
        solution:
          'Drawings now have an approval chain, and a QR code on the print says whether it’s current.',
        result: 'Approvals took nine days and now take three.',
        proof,
      },
    },
  ],
  related: [services.api, services.uxUi, services.devOps],
  closing: {
    title: 'Show us the spreadsheet',
    text: 'Or any tool you’ve outgrown; we’ll sign an NDA before you send it.',
    actions: [toContact('Start Your Project'), toProjects('See Our Work'), toBooking()],
  },
});
