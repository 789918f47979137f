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
import proof from '../../assets/scenes/enterprise-software-story-plate.avif';
import tall from '../../assets/scenes/enterprise-software-tall.avif';
import tile from '../../assets/scenes/enterprise-software-tile.avif';
import wide2x from '../../assets/scenes/enterprise-software-wide-2x.avif';
import wide from '../../assets/scenes/enterprise-software-wide.avif';
import { IndustryLines } from '../../components/services/industries/IndustryLines';
import { OfferPairs } from '../../components/services/offers/OfferPairs';
import { PointLedger } from '../../components/services/points/PointLedger';
import { TableView } from '../../components/services/exhibits/TableView';
import { RequestForm } from '../../components/services/exhibits/machines/RequestForm';
import { WhyDaylight } from '../../components/services/why/WhyDaylight';
import { ServicePage } from '../../pages/services/ServicePage';
import { toBooking, toContact, toProjects } from '../callsToAction';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';

export const head: ServiceHead = {
  entry: services.enterprise,
  title: 'Enterprise Software: ERP, CRM and HR',
  description:
    'Enterprise software development: ERP, CRM, HR and document systems with permissions, approvals, audit trails and links to what you already run.',
};

export const card: ServiceCard = {
  picture: tile,
  text: 'ERP, CRM and HR systems for organizations where many roles have to share the same facts.',
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
      'Finance has one number, sales another. We build enterprise software where a fact is entered once and everyone works from it.',
    actions: [toContact("Let's Talk"), toProjects('View Our Works'), toBooking()],
    scene: { wide, wide2x, tall, tallHeight: 400 },
  },
  blocks: [
    {
      kind: 'points',
      Look: PointLedger,
      picture: plate,
      title: 'Systems we build and extend',
      items: [
        {
          Icon: Boxes,
          title: 'Enterprise Resource Planning',
          text: 'Purchasing, production, stock and finance share one ledger.',
        },
        {
          Icon: UsersRound,
          title: 'Human Resources and Payroll',
          text: 'Attendance, leave, rosters and pay stubs follow Bangladeshi labor law or yours.',
        },
        {
          Icon: Wallet,
          title: 'Customer Relationship Management',
          text: 'Anyone who takes the call sees the whole account.',
        },
        {
          Icon: FileCheck,
          title: 'Document and Approval Systems',
          text: 'Your auditor asks for a contract and sees everyone who’s touched it.',
        },
        {
          Icon: Workflow,
          title: 'Workflow Engines',
          text: 'Your own administrator can change the rules without us.',
        },
      ],
    },
    {
      kind: 'exhibit',
      tone: 'raised',
      title: 'Who may do what, before any code',
      lead: 'In this purchasing module, every cell becomes an automated test.',
      trial: {
        question: 'Look at request 512 as…',
        options: [
          {
            label: 'Shop-floor lead',
            outcome: 'Needles, 400 pieces. No price.',
            text: 'They see what their line asked for. The button says “Request more.”',
            good: true,
            part: 1,
          },
          {
            label: 'Department head',
            outcome: 'Tk 18,200. Approve?',
            text: 'It’s below the limit. One tap is enough.',
            good: true,
            part: 2,
          },
          {
            label: 'Buyer',
            outcome: 'Two suppliers, Tk 18,200 and 19,050',
            text: 'The order can go out. A correction needs a reason.',
            good: true,
            part: 3,
          },
          {
            label: 'Finance controller',
            outcome: 'Budget 62% used',
            text: 'Below the limit, there’s nothing to approve.',
            good: true,
            part: 4,
          },
          {
            label: 'Auditor',
            outcome: 'Five entries, read only',
            text: 'The log names who asked, approved, ordered, received and paid.',
            good: true,
            part: 5,
          },
        ],
      },
      View: TableView,
      Machine: RequestForm,
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
      caption: 'Correcting later takes a reason from the buyer and a second person in finance.',
    },
    {
      kind: 'offers',
      Look: OfferPairs,
      title: 'Enterprise services',
      items: [
        {
          title: 'Module Development',
          text: 'We’ll add a module to the ERP you already have.',
          points: ['Specification with key users', 'Upgrade-safe extensions'],
        },
        {
          title: 'Platform Build',
          text: 'Where no product fits, you get a system of your own.',
          points: ['Domain model', 'Administrator training'],
        },
        {
          title: 'Data Migration',
          text: 'We move years of records, and finance signs off on the totals.',
          points: ['Dry runs', 'Reconciliation report'],
        },
        {
          title: 'Application Support',
          text: 'We provide second- and third-level support.',
          points: ['Service levels', 'Monthly review'],
        },
      ],
    },
    {
      kind: 'why',
      Band: WhyDaylight,
      title: 'Built for ten thousand people',
      lead: 'Uptime and users are those of the systems we keep running.',
      reasons: [
        'We design permissions first, with the person an audit will question.',
        'Load tests run with twice the users you have today.',
        'Sign-on, backups and retention follow your policy, wherever it runs.',
        'Modules go live one department at a time, each with a way back.',
      ],
      figures: [stats.uptime, stats.enterpriseUsers],
    },
    {
      kind: 'industries',
      Look: IndustryLines,
      title: 'Where our enterprise systems run',
      items: [
        {
          Icon: Factory,
          title: 'Manufacturing',
          text: 'Garment and packaging plants track materials, work orders and machine time.',
        },
        {
          Icon: Landmark,
          title: 'Financial Services',
          text: 'Lenders and insurers get four-eyes approval and retention rules.',
        },
        {
          Icon: HeartPulse,
          title: 'Healthcare',
          text: 'Hospital groups manage procurement, expiry dates and shift rosters.',
        },
        {
          Icon: Truck,
          title: 'Logistics',
          text: 'Carriers settle contracts and rates with hundreds of subcontractors.',
        },
      ],
    },
    {
      kind: 'snapshot',
      tone: 'raised',
      title: 'Client Success Snapshot',
      story: {
        industry: 'Industrial Engineering',
        project: 'Spare-parts platform for a shipyard',
        challenge: 'Five workshops each bought their own parts, and no one knew what the others had.',
        solution: 'We built one parts catalog, with stock visible across the yard.',
        result:
          'A quarter of planned purchases turned out to be in stock. Rush orders from abroad fell by half.',
        proof,
      },
    },
  ],
  related: [services.transformation, services.api, services.cloud],
  closing: {
    title: 'Bring your messiest process',
    text: 'An hour with two of your department heads shows whether you need a module or a new system.',
    actions: [toContact('Start a Project'), toProjects('See Our Work'), toBooking()],
  },
});
