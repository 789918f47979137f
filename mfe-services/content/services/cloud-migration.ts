import Archive from 'lucide-react/icons/archive';
import CircleDollar from 'lucide-react/icons/circle-dollar-sign';
import DatabaseBackup from 'lucide-react/icons/database-backup';
import Map from 'lucide-react/icons/map';
import Network from 'lucide-react/icons/network';
import ServerCog from 'lucide-react/icons/server-cog';
import { services } from 'shared-content/content';
import tile from '../../assets/scenes/cloud-migration-tile.avif';
import { ServicePage } from '../../pages/services/ServicePage';
import { toBooking, toContact, toProjects } from '../callsToAction';
import { cloudScene } from '../scenes/cloudScene';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';

export const head: ServiceHead = {
  entry: services.cloud,
  title: 'Cloud Migration Services',
  description:
    'Move servers, databases and file shares to AWS, Azure or Google Cloud in rehearsed waves with a way back. 100+ cloud migrations, 40% cost savings.',
};

export const card: ServiceCard = {
  picture: tile,
  text: 'Servers, databases and files moved in rehearsed waves, each with a way back.',
  features: ['AWS, Azure or Google Cloud', 'Rehearsed cutover', 'Monthly bill reviewed'],
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'Out of the server room, without a lost weekend',
    pitch:
      'The air conditioning is tired, the support contract is ending and nobody wants to move the payroll database. We plan the move in waves, rehearse each one, and keep the old machines warm until you say so.',
    actions: [toContact('Start Your Project'), toProjects('See Our Work'), toBooking()],
    scene: cloudScene,
  },
  blocks: [
    {
      kind: 'why',
      look: 'rail',
      title: 'Why the move does not make the news',
      lead: 'A good migration is one that users hear about afterward.',
      reasons: [
        'Every wave is rehearsed on a copy, with a stopwatch, until it fits into its window twice in a row.',
        'The way back is written down and tested before the way forward is used.',
        'We right-size from thirty days of measured load, not from the size of the old machine.',
        'All of it is described as code, so that your team can rebuild it without us.',
      ],
      figures: [
        { number: '100+', label: 'Cloud Migrations' },
        { number: '40%', label: 'Cost Savings' },
      ],
    },
    {
      kind: 'points',
      look: 'columns',
      tone: 'raised',
      title: 'What a migration is made of',
      items: [
        {
          Icon: Map,
          title: 'Dependency Mapping',
          text: 'Two weeks of recorded network traffic show which forgotten cron job feeds which report. That map decides what moves together.',
        },
        {
          Icon: ServerCog,
          title: 'Workload Migration',
          text: 'Rehosted, replatformed or rebuilt: decided for each application by what it earns and how long it will live.',
        },
        {
          Icon: DatabaseBackup,
          title: 'Database Migration',
          text: 'Continuous replication, row counts and checksums on both sides, and a cutover measured in minutes.',
        },
        {
          Icon: Network,
          title: 'Network and Identity',
          text: 'Private links, firewalls and single sign-on stand before the first server does.',
        },
        {
          Icon: Archive,
          title: 'Backup and Recovery',
          text: 'Recovery time and recovery point agreed in hours, then proven by switching something off.',
        },
        {
          Icon: CircleDollar,
          title: 'Cost Control',
          text: 'Tags for every department, budgets with alarms, test systems that sleep at night.',
        },
      ],
    },
    {
      kind: 'exhibit',
      title: 'A wave plan for sixty servers',
      lead: 'A plan as we hand it over, by week. What is easy to undo moves first; what everybody depends on moves last, when the drill has become routine.',
      trial: {
        question: 'Something breaks in wave 4',
        options: [
          {
            label: 'at 23:40, while the payroll is copied',
            outcome: 'Back in 5 minutes',
            text: 'Nothing has been switched. The old machines open again, and the wave moves to the next free Saturday.',
            good: true,
            part: 5,
          },
          {
            label: 'at 02:15, when the rows are counted',
            outcome: 'Back in 20 minutes',
            text: 'Two counts differ, so nobody argues: the old place takes over, and we look for the row by daylight.',
            good: true,
            part: 5,
          },
          {
            label: 'at 05:30, after the first order',
            outcome: 'Back in 2 hours, with the order',
            text: 'New entries run back to the old database all night. The way back stays open until you close it.',
            good: true,
            part: 6,
          },
        ],
      },
      exhibit: {
        kind: 'timeline',
        unit: 'Week',
        periods: 12,
        lanes: [
          { name: 'Landing zone', detail: 'Accounts, network, sign-on, logging', from: 1, to: 3 },
          { name: 'Wave 1', detail: 'Test systems, file archive', from: 3, to: 4 },
          { name: 'Wave 2', detail: 'Intranet, ticketing, web servers', from: 5, to: 6 },
          { name: 'Wave 3', detail: 'Reporting, warehouse application', from: 7, to: 8 },
          { name: 'Wave 4', detail: 'ERP and payroll database', from: 9, to: 10 },
          { name: 'Old site', detail: 'Kept warm, then wiped with a certificate', from: 10, to: 12 },
        ],
      },
    },
    {
      kind: 'process',
      look: 'stairs',
      tone: 'raised',
      title: 'Four phases of a migration',
      steps: [
        {
          title: 'Assessment',
          text: 'Inventory, licenses, dependencies and what it all costs you today, power bill included.',
        },
        {
          title: 'Strategy',
          text: 'A target for each application, a cloud and a region, a business case that your finance lead can check.',
        },
        {
          title: 'Migration',
          text: 'Wave by wave, in windows that you set, with a go or no-go call that you take part in.',
        },
        {
          title: 'Optimization',
          text: 'Ninety days of tuning on real load and real invoices, until the savings show up in the ledger.',
        },
      ],
    },
    {
      kind: 'offers',
      look: 'rows',
      title: 'Cloud services',
      items: [
        {
          title: 'Data center exit',
          text: 'Everything out by the date on your contract, hardware disposal and license transfers included.',
          points: ['Exit calendar', 'License check', 'Certified wiping'],
        },
        {
          title: 'Cloud-to-cloud move',
          text: 'From one provider to another, or out of a shared hosting account that has grown into a company.',
          points: ['Egress cost plan', 'DNS without gaps'],
        },
        {
          title: 'Containers and Kubernetes',
          text: 'Applications packed once and run anywhere, if you have enough of them to be worth the cluster.',
          points: ['Container images', 'Autoscaling', 'Managed clusters'],
        },
        {
          title: 'Managed operations',
          text: 'We watch, patch and restore, and explain the bill every month in a half-hour call.',
          points: ['On-call schedule', 'Patch calendar', 'Cost review'],
        },
      ],
    },
    {
      kind: 'snapshot',
      look: 'story',
      tone: 'lit',
      title: 'Client Success Snapshot',
      story: {
        industry: 'Education',
        project: 'Student information system to the cloud',
        challenge:
          'Results day brought 90,000 students to two servers in a basement. The site was down for most of it, every year, and once the basement flooded.',
        solution:
          'Database replicated to a managed cluster in Singapore, application in containers that scale out for three days a year, archive moved to cold storage.',
        result:
          'Results day passed at 4,200 requests a second with pages under half a second. Running costs fell 40% over the year.',
      },
    },
  ],
  related: [services.devOps, services.security, services.consulting],
  closing: {
    title: 'How many servers are left?',
    text: 'A free 30-minute call is enough for a first count, a rough order of waves and an honest word on whether to move at all.',
    actions: [toBooking(), toContact('Start a Project', 'primary')],
  },
});
