import Boxes from 'lucide-react/icons/boxes';
import FileCheck from 'lucide-react/icons/file-check';
import Factory from 'lucide-react/icons/factory';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Landmark from 'lucide-react/icons/landmark';
import Truck from 'lucide-react/icons/container';
import UsersRound from 'lucide-react/icons/id-card-lanyard';
import Wallet from 'lucide-react/icons/receipt-text';
import Workflow from 'lucide-react/icons/diagram-flow-horizontal';
import { services, stats } from 'shared-content/content';
import plate from '../../assets/scenes/enterprise-software-plate.avif';
import tile from '../../assets/scenes/enterprise-software-tile.avif';
import { ServicePage } from '../../pages/services/ServicePage';
import { toBooking, toContact, toProjects } from '../callsToAction';
import { enterpriseScene } from '../scenes/enterpriseScene';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';

export const head: ServiceHead = {
  entry: services.enterprise,
  title: 'Enterprise Software: ERP, CRM and HR Systems',
  description:
    'ERP, CRM, HR and document systems for organizations with many roles: permissions, approvals, audit trails and integration with what already runs.',
};

export const card: ServiceCard = {
  picture: tile,
  text: 'ERP, CRM and HR systems for organizations where forty roles share one truth.',
  features: [
    'Roles, approvals, audit trail',
    'On premises or in the cloud',
    'Migration with counted records',
  ],
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'One system that every department believes',
    pitch:
      'Finance closes the month with one number, sales with another, the warehouse counts a third. We build and integrate enterprise software in which a fact is entered once and seen by everyone who may see it.',
    actions: [toContact('Start Your Project'), toProjects('View Our Works'), toBooking()],
    scene: enterpriseScene,
  },
  blocks: [
    {
      kind: 'points',
      look: 'ledger',
      picture: plate,
      title: 'Systems that we build and extend',
      lead: 'As one platform or as modules that you add when the last one has settled.',
      items: [
        {
          Icon: Boxes,
          title: 'Enterprise Resource Planning',
          text: 'Purchasing, production, stock and finance on one ledger. A goods receipt updates the balance sheet without anybody retyping it.',
        },
        {
          Icon: UsersRound,
          title: 'Human Resources and Payroll',
          text: 'Attendance, leave, rosters and pay slips under Bangladeshi labor law or yours, with corrections that leave a trace.',
        },
        {
          Icon: Wallet,
          title: 'Customer Relationship Management',
          text: 'The whole history of an account for whoever picks up the phone, from the first quote to the last complaint.',
        },
        {
          Icon: FileCheck,
          title: 'Document and Approval Systems',
          text: 'Numbered, versioned, signed. The auditor asks for a contract and gets it, with everyone who touched it.',
        },
        {
          Icon: Workflow,
          title: 'Workflow Engines',
          text: 'Rules that a trained administrator changes on a Tuesday afternoon, without a ticket to us.',
        },
      ],
    },
    {
      kind: 'why',
      look: 'rail',
      tone: 'raised',
      title: 'Why it holds up with ten thousand people in it',
      reasons: [
        'Permissions are designed first, on paper, with the person who will be asked about them in an audit.',
        'Load tests run with twice the users you have today, on a copy of your data volume.',
        'Single sign-on, backups and retention follow your policy, on premises or in the region you choose.',
        'Modules go live one department at a time, each with a way back.',
      ],
      figures: [stats.uptime, stats.enterpriseUsers],
    },
    {
      kind: 'exhibit',
      title: 'The page we write before the first line of code',
      lead: 'A permission matrix, here cut down to five roles of a purchasing module. Every cell becomes an automated test.',
      trial: {
        question: 'Look at order 7731 as',
        options: [
          {
            label: 'Shop-floor lead',
            outcome: 'Needles, 400 pieces. No price.',
            text: 'Sees what the own line asked for and when it comes. The button says “Request more”.',
            good: true,
            part: 1,
          },
          {
            label: 'Department head',
            outcome: 'Tk 18,200. Approve?',
            text: 'Below the limit, so one tap is enough. Above it the button says “Pass on to finance”.',
            good: true,
            part: 2,
          },
          {
            label: 'Buyer',
            outcome: 'Two suppliers, Tk 18,200 and 19,050',
            text: 'Approved, so it may be ordered. A correction asks for its reason before it saves.',
            good: true,
            part: 3,
          },
          {
            label: 'Finance controller',
            outcome: 'Budget 62% used',
            text: 'Nothing to approve here: it is below the limit. Corrections wait for a second person.',
            good: true,
            part: 4,
          },
          {
            label: 'Auditor',
            outcome: 'Five entries, read only',
            text: 'Who asked, approved, ordered, received and paid, with time and device. No button at all.',
            good: true,
            part: 5,
          },
        ],
      },
      exhibit: {
        kind: 'table',
        label: 'Permission matrix of a purchasing module',
        columns: ['Role', 'Request', 'Approve', 'Order', 'See prices', 'Correct later'],
        rows: [
          ['Shop-floor lead', 'Own line', '–', '–', '–', '–'],
          ['Department head', 'Department', 'Up to limit', '–', 'Department', 'Same day'],
          ['Buyer', 'Any', '–', 'Approved only', 'All', 'With reason'],
          ['Finance controller', '–', 'Above limit', '–', 'All', 'With second person'],
          ['Auditor', '–', '–', '–', 'All, read only', '–'],
        ],
      },
    },
    {
      kind: 'offers',
      look: 'cards',
      title: 'Enterprise services',
      items: [
        {
          title: 'Module development',
          text: 'A new module beside the ERP that you have, through its official interfaces.',
          points: ['Specification with key users', 'Upgrade-safe extensions'],
        },
        {
          title: 'Platform build',
          text: 'Your own system where no product fits, planned for a decade of change.',
          points: ['Domain model', 'Reference architecture', 'Administrator training'],
        },
        {
          title: 'Data migration',
          text: 'Years of records moved with totals reconciled to the last cent and a protocol that finance signs.',
          points: ['Dry runs', 'Reconciliation report'],
        },
        {
          title: 'Application support',
          text: 'Second and third level with agreed response times, and a queue that you can see into.',
          points: ['Service levels', 'Monthly review'],
        },
      ],
    },
    {
      kind: 'industries',
      look: 'lines',
      title: 'Where our enterprise systems run',
      items: [
        {
          Icon: Factory,
          title: 'Manufacturing',
          text: 'Bills of material, work orders and machine time for garment and packaging plants.',
        },
        {
          Icon: Landmark,
          title: 'Financial Services',
          text: 'Four-eyes approval and retention rules for lenders and insurers.',
        },
        {
          Icon: HeartPulse,
          title: 'Healthcare',
          text: 'Procurement, stock with expiry dates and shift rosters for hospital groups.',
        },
        {
          Icon: Truck,
          title: 'Logistics',
          text: 'Contracts, rates and settlement for carriers with hundreds of subcontractors.',
        },
      ],
    },
    {
      kind: 'snapshot',
      look: 'story',
      tone: 'raised',
      title: 'Client Success Snapshot',
      story: {
        industry: 'Industrial Engineering',
        project: 'Purchasing and stock platform for three plants',
        challenge:
          'Each plant bought its own spare parts from its own list. Nobody knew that a bearing missing in one hall lay forty times in the next.',
        solution:
          'One parts catalog for all plants, stock visible across them, approval limits per role, and orders sent to suppliers from the same screen.',
        result:
          'A quarter of spare-part purchases turned out to be in stock already. Month-end stock close went from six days to one.',
      },
    },
  ],
  related: [services.transformation, services.api, services.cloud],
  closing: {
    title: 'Bring your messiest process',
    text: 'An hour with two of your department heads is usually enough to see whether a module, a product or a new system fits.',
    actions: [toContact('Start a Project'), toProjects('See Our Work'), toBooking()],
  },
});
