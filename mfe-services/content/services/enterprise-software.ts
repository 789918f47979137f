import Boxes from 'lucide-react/icons/boxes';
import FileCheck from 'lucide-react/icons/file-check';
import UsersRound from 'lucide-react/icons/id-card-lanyard';
import Wallet from 'lucide-react/icons/receipt-text';
import Workflow from 'lucide-react/icons/diagram-flow-horizontal';
import { facts, sentences, services, stats, warranty } from 'shared-content/content';
import plate from '../../assets/scenes/enterprise-software-plate.avif';
import proof from '../../assets/scenes/enterprise-software-story-plate.avif';
import tall from '../../assets/scenes/enterprise-software-tall.avif';
import tile from '../../assets/scenes/enterprise-software-tile.avif';
import wide2x from '../../assets/scenes/enterprise-software-wide-2x.avif';
import wide from '../../assets/scenes/enterprise-software-wide.avif';
import { OfferPairs } from '../../components/services/Offers';
import { PointLines } from '../../components/services/points/PointLines';
import { TableView } from '../../components/services/exhibits/TableView';
import { WhyDaylight } from '../../components/services/why/WhyDaylight';
import { ServicePage } from '../../pages/services/ServicePage';
import { toBooking, toContact, toProjects } from '../callsToAction';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';
import { smallestPrice } from '../smallestPrice';
import { usualPrice } from '../usualPrice';

export const head: ServiceHead = {
  entry: services.enterprise,
  title: 'Enterprise Software: ERP, CRM and HR',
  description:
    'Enterprise software development: ERP, CRM, HR and document systems with permissions, approvals, audit trails and links to what you already run.',
};

export const card: ServiceCard = {
  picture: tile,
  text: 'ERP, CRM and HR systems for organizations whose departments share their data.',
  features: [
    'Roles, approvals, audit trail',
    'On premises or in the cloud',
    'Data migration that finance signs off',
  ],
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'Enterprise Software your departments share',
    pitch:
      'Finance has one number, sales another. We build systems where data is entered once and every department works from it.',
    actions: [toContact("Let's Talk"), toProjects('View Our Works'), toBooking()],
    scene: { wide, wide2x, tall, tallHeight: 400 },
  },
  blocks: [
    {
      kind: 'points',
      Look: PointLines,
      picture: plate,
      title: 'ERP, HR and CRM systems we build and extend',
      items: [
        {
          Icon: Boxes,
          title: 'Enterprise Resource Planning',
          text: 'Purchasing, production, stock and finance post to the same ledger.',
        },
        {
          Icon: UsersRound,
          title: 'Human Resources and Payroll',
          text: 'Attendance, leave, rosters and pay stubs follow Bangladeshi labor law, or your country’s rules as your counsel confirms them.',
        },
        {
          Icon: Wallet,
          title: 'Customer Relationship Management',
          text: 'The person who takes the call sees as much of the account as their role allows.',
        },
        {
          Icon: FileCheck,
          title: 'Document and Approval Systems',
          text: 'Your auditor opens a contract and sees who changed what.',
        },
        {
          Icon: Workflow,
          title: 'Workflow Engines',
          text: 'Your own administrator can change the rules.',
        },
      ],
    },
    {
      kind: 'exhibit',
      title: 'Who may do what, agreed on one page',
      View: TableView,
      exhibit: {
        kind: 'table',
        label: 'Permission matrix of a purchasing module',
        columns: ['Role', 'Request', 'Approve', 'Order', 'Prices'],
        rows: [
          ['Shop-floor lead', 'Own line', '–', '–', '–'],
          ['Department head', 'Own staff', 'Up to limit', '–', 'Own staff'],
          ['Buyer', 'Any', '–', 'After a yes', 'All'],
          ['Finance controller', '–', 'Above limit', '–', 'All'],
          ['Auditor', '–', '–', '–', 'Read all'],
        ],
      },
      caption: 'From a purchasing module. The cells become automated tests.',
    },
    {
      kind: 'offers',
      Look: OfferPairs,
      title: 'Enterprise software services',
      lead: `A complex enterprise system takes ${facts.duration.complex}; a module takes a fraction of that.`,
      items: [
        {
          title: 'Module Development',
          price: smallestPrice(services.enterprise),
          text: 'We add a module to your Odoo, SAP Business One or Dynamics 365.',
          points: ['Specification with key users', 'Upgrade-safe extensions'],
        },
        {
          title: 'Platform Build',
          price: usualPrice(services.enterprise),
          text: 'Where no product fits, we build one.',
          points: ['Domain model', 'Administrator training'],
        },
        {
          title: 'Data Migration',
          text: 'We move years of records under a data processing agreement, and finance signs off on the totals.',
          points: ['Dry runs', 'Reconciliation report'],
        },
        {
          title: 'Application Support',
          text: sentences('We take the questions your help desk can’t answer.', warranty),
          points: ['Service levels', 'Monthly review'],
        },
      ],
    },
    {
      kind: 'why',
      Band: WhyDaylight,
      title: 'How it’s built to last',
      lead: 'A system that departments share has to outlast audits, growth and the people who asked for it.',
      note: `Uptime: the ${facts.counts.supportedSystems} systems we support, measured monthly over the last year. Users: everyone with an account.`,
      reasons: [
        'Permissions are designed first, with your auditor.',
        'Load tests run with twice the users you have today.',
        'Modules go live one department at a time.',
      ],
      figures: [stats.uptime, stats.enterpriseUsers],
    },
    {
      kind: 'snapshot',
      look: 'picture',
      tone: 'raised',
      title: 'Client Success Snapshot',
      story: {
        industry: 'Industrial Engineering',
        project: 'Spare-parts platform for a shipyard',
        challenge: 'Five workshops bought their own parts and couldn’t see what the others had.',
        solution: 'We built a parts catalog with stock visible across the yard.',
        result:
          'Rush orders from abroad fell by half in the first year, as a quarter of planned purchases turned out to be in stock.',
        proof,
      },
    },
  ],
  related: [services.transformation, services.api, services.cloud],
  closing: {
    title: 'Your messiest process is the place to start',
    text: 'A call with two of your department heads shows whether you need a module or a new system.',
    actions: [toContact('Start a Project'), toProjects('See Our Work'), toBooking()],
  },
});
