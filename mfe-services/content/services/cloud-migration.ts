import Archive from 'lucide-react/icons/archive';
import CircleDollar from 'lucide-react/icons/circle-dollar-sign';
import DatabaseBackup from 'lucide-react/icons/database-backup';
import Map from 'lucide-react/icons/map';
import Network from 'lucide-react/icons/network';
import ServerCog from 'lucide-react/icons/server-cog';
import { company, facts, services } from 'shared-content/content';
import { ProcessLine } from 'shared-content/ui';
import plate from '../../assets/scenes/cloud-migration-plate.avif';
import proof from '../../assets/scenes/cloud-migration-story-plate.avif';
import tall from '../../assets/scenes/cloud-migration-tall.avif';
import tile from '../../assets/scenes/cloud-migration-tile.avif';
import wide2x from '../../assets/scenes/cloud-migration-wide-2x.avif';
import wide from '../../assets/scenes/cloud-migration-wide.avif';
import { OfferPairs } from '../../components/services/Offers';
import { PointPlateau } from '../../components/services/points/PointPlateau';
import { TimelineView } from '../../components/services/exhibits/TimelineView';
import { NightLine } from '../../components/services/exhibits/drawings/NightLine';
import { WhyRail } from '../../components/services/why/WhyRail';
import { ServicePage } from '../../pages/services/ServicePage';
import { toBooking, toContact, toProjects } from '../callsToAction';
import { night } from '../exhibits/night';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';
import { smallestPrice } from '../smallestPrice';
import { usualPrice } from '../usualPrice';

export const head: ServiceHead = {
  entry: services.cloud,
  title: 'Cloud Migration Services',
  description:
    'Cloud migration to AWS, Azure or Google Cloud: servers, databases and files moved in tested waves you can undo until you sign off, at a cost agreed first.',
};

export const card: ServiceCard = {
  picture: tile,
  text: 'We move servers, databases and files in tested waves, and can undo each until you sign off.',
  features: ['AWS, Azure or Google Cloud', 'Tested cutover', 'Monthly bill reviewed'],
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'Your servers moved in tested waves',
    pitch: 'We move them to AWS, Azure or Google Cloud. The old ones keep running until you sign off.',
    actions: [toContact("Let's Talk"), toProjects('See Our Work'), toBooking()],
    scene: { wide, wide2x, tall, tallHeight: 400, span: 'page' },
    trial: {
      title: 'The night of wave 4',
      lead: 'Payroll moves to the new site between two working days.',
      quiz: {
        question: 'Something breaks in wave 4…',
        options: [
          {
            label: 'at 11:40 PM, while the payroll is copied',
            outcome: 'Back in 5 minutes',
            text: 'We haven’t switched anything yet.',
            good: true,
          },
          {
            label: 'at 2:15 AM, when the rows are counted',
            outcome: 'Back in 20 minutes',
            text: 'Two counts differ, so we stop, and the old system keeps serving.',
            good: true,
          },
          {
            label: 'at 5:30 AM, after the first order',
            outcome: 'Back in 2 hours, with the order',
            text: 'New entries are copied back until you sign off.',
            good: true,
          },
        ],
      },
      choicePicture: {
        kind: 'drawing',
        Drawing: NightLine,
        legends: night.breaks.map(({ legend }) => legend),
      },
    },
  },
  blocks: [
    {
      kind: 'process',
      Look: ProcessLine,
      title: 'Four phases of a migration',
      steps: [
        {
          title: 'Assessment',
          text: 'We list machines, licenses and dependencies with their cost.',
        },
        {
          title: 'Strategy',
          text: 'Applications get a target, and finance gets a business case.',
        },
        {
          title: 'Migration',
          text: 'You set the window. If you aren’t sure that night, we don’t move.',
        },
        {
          title: 'Optimization',
          text: 'We tune for 90 days and check the savings on your provider’s invoice.',
        },
      ],
    },
    {
      kind: 'points',
      Look: PointPlateau,
      stage: plate,
      title: 'What a cloud migration includes',
      items: [
        {
          Icon: Map,
          title: 'Dependency Mapping',
          text: 'Recorded traffic shows what has to move together.',
        },
        {
          Icon: ServerCog,
          title: 'Workload Migration',
          text: 'We rehost or rebuild, depending on how long you’ll keep them.',
        },
        {
          Icon: DatabaseBackup,
          title: 'Database Migration',
          text: 'Continuous replication brings the cutover down to minutes.',
        },
        {
          Icon: Network,
          title: 'Network and Identity',
          text: 'Firewalls and single sign-on are in place first.',
        },
        {
          Icon: Archive,
          title: 'Backup and Recovery',
          text: 'Recovery times are agreed, then tested.',
        },
        {
          Icon: CircleDollar,
          title: 'Cost Control',
          text: 'Departments are warned before they overspend.',
        },
      ],
    },
    {
      kind: 'exhibit',
      title: 'A cloud migration plan for 60 servers',

      View: TimelineView,

      exhibit: {
        kind: 'timeline',
        unit: 'Weeks',
        periods: 12,
        lanes: [
          { name: 'Landing zone', detail: 'Accounts, network, sign-on, logging', from: 1, to: 3 },
          { name: 'Wave 1', detail: 'Test systems, file archive', from: 3, to: 4 },
          { name: 'Wave 2', detail: 'Intranet, ticketing, web servers', from: 5, to: 6 },
          { name: 'Wave 3', detail: 'Reporting, warehouse application', from: 7, to: 8 },
          { name: 'Wave 4', detail: 'ERP and payroll database', from: 9, to: 10 },
          { name: 'Old site', detail: 'Kept running; wiped once you sign off', from: 10, to: 12 },
        ],
      },
    },
    {
      kind: 'why',
      Band: WhyRail,
      title: 'A move your users hear about afterward',
      lead: 'On the night, your users should notice nothing; a year later, finance should.',
      note: `Migrations: ${facts.counted.migrations}. Savings: the average in running cost of the ${facts.counts.yearOldMigrations} moves that are at least a year old.`,
      reasons: [
        'Waves are practiced on a copy until they fit their window twice.',
        'The whole setup is code that your team can run.',
      ],
      figures: [
        { number: '100+', label: 'Cloud Migrations' },
        { number: '40%', label: 'Cost Savings' },
      ],
    },
    {
      kind: 'offers',
      Look: OfferPairs,
      title: 'Cloud migration services',
      items: [
        {
          title: 'Data Center Exit',
          price: usualPrice(services.cloud),
          text: 'We plan back from the date on your contract.',
          points: ['License transfers', 'Wiping, with a record'],
        },
        {
          title: 'Cloud-to-Cloud Move',
          price: smallestPrice(services.cloud),
          text: 'Switch providers, or leave shared hosting.',
          points: ['Egress cost plan', 'DNS cutover plan'],
        },
        {
          title: 'Containers and Kubernetes',
          text: 'We pack applications so they can move among the three clouds.',
          points: ['Container images', 'Managed clusters'],
        },
        {
          title: 'Managed Operations',
          text: 'We watch, patch and restore your systems.',
          points: [`24/7, ${company.onCall.term}`, 'Monthly cost review'],
        },
      ],
    },
    {
      kind: 'snapshot',
      look: 'light',
      tone: 'raised',
      title: 'Client Success Snapshot',
      story: {
        industry: 'Education',
        project: 'Student information system to the cloud',
        challenge: 'On results day, 90,000 students took down two servers in a basement.',
        solution: 'We moved database and application to a region the university’s lawyers had approved.',
        result:
          'Running costs fell 37% over the year. Results day peaked at 4,200 requests a second, with pages under half a second.',
        proof,
      },
    },
  ],
  related: [services.devOps, services.security, services.consulting],
  closing: {
    title: 'Your list of servers answers the first question',
    text: 'It usually shows whether you should move at all, and in which order.',
    actions: [toContact('Start a Project', 'primary'), toBooking()],
  },
});
