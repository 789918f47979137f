import Activity from 'lucide-react/icons/activity';
import Blocks from 'lucide-react/icons/database-zap';
import ChartColumn from 'lucide-react/icons/chart-column';
import Factory from 'lucide-react/icons/factory';
import Gauge from 'lucide-react/icons/gauge';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Landmark from 'lucide-react/icons/landmark';
import Lightbulb from 'lucide-react/icons/lightbulb';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import TrendingUp from 'lucide-react/icons/chart-line';
import { services } from 'shared-content/content';
import tile from '../../assets/scenes/data-analytics-tile.avif';
import { ServicePage } from '../../pages/services/ServicePage';
import { toContact, toProjects } from '../callsToAction';
import { analyticsScene } from '../scenes/analyticsScene';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';

export const head: ServiceHead = {
  entry: services.analytics,
  title: 'Data Analytics and Business Intelligence',
  description:
    'One definition for each figure, pipelines that deliver it by eight, dashboards that people open. 85% faster insights and 3x ROI improvement for clients.',
};

export const card: ServiceCard = {
  picture: tile,
  text: 'One definition for each figure, delivered by eight, on a page people open.',
  features: ['Dashboards and KPI tracking', 'Forecasts with a range', 'Warehouse and pipelines'],
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'Two people, one question, the same number',
    pitch:
      'Meetings in which everyone brings a different revenue figure are expensive. We connect your sources, agree on definitions and put the answers where decisions are made.',
    actions: [toContact("Let's Talk"), toProjects('View Our Works')],
    scene: analyticsScene,
  },
  blocks: [
    {
      kind: 'points',
      look: 'columns',
      title: 'From raw tables to a decision',
      items: [
        {
          Icon: ChartColumn,
          title: 'Data Visualization',
          text: 'Charts that answer one question each, readable on a phone in a corridor. Color means something or is absent.',
        },
        {
          Icon: Activity,
          title: 'Real-Time Monitoring',
          text: 'Orders, machines and queues by the second, with alarms tuned so that people still believe them.',
        },
        {
          Icon: TrendingUp,
          title: 'Predictive Analytics',
          text: 'Sales, churn and stock a quarter ahead, always beside last year’s forecast and how wrong it was.',
        },
        {
          Icon: Gauge,
          title: 'KPI Tracking',
          text: 'Ten figures with an owner, a target and a formula that stands next to the number.',
        },
        {
          Icon: Lightbulb,
          title: 'Business Intelligence',
          text: 'Self-service on governed data: anybody may slice it, nobody can redefine “active customer”.',
        },
        {
          Icon: Blocks,
          title: 'Data Integration',
          text: 'ERP, shop, ads and spreadsheets in one warehouse, loaded by pipelines that report their own failures.',
        },
      ],
    },
    {
      kind: 'exhibit',
      tone: 'raised',
      title: 'A figure gets a birth certificate',
      lead: 'Before a number appears on a dashboard, its definition is written down and signed by the person who will be blamed for it.',
      trial: {
        question: 'Forty orders were promised for yesterday. How many were on time?',
        options: [
          {
            label: 'As this certificate counts',
            outcome: '37 of 40, 92.5%',
            text: 'Two came late, one lacks its last parcel. Just above the alarm, so the owner’s phone stays quiet.',
            good: true,
          },
          {
            label: 'Count by the last date promised',
            outcome: '40 of 40, 100%',
            text: 'The two late ones had been given a new date in the morning. Nobody was late, and two customers were angry.',
            good: false,
          },
          {
            label: 'Count an order when its first parcel arrives',
            outcome: '38 of 40, 95%',
            text: 'The sofa came without its legs. In this report it is on time.',
            good: false,
          },
        ],
      },
      exhibit: {
        kind: 'sheet',
        heading: 'On-time delivery rate',
        mark: 'KPI 07 · version 3',
        fields: [
          { name: 'Question', value: 'How many promises to customers did we keep yesterday?' },
          {
            name: 'Formula',
            value: 'Orders delivered on or before the date first promised ÷ orders promised for that day',
          },
          { name: 'Not counted', value: 'Orders that the customer moved to another day' },
          { name: 'Counted as late', value: 'Partial deliveries, until the last parcel has arrived' },
          { name: 'Source', value: 'Order history, first promise only; courier scans' },
          { name: 'Fresh', value: 'Every day at 07:30, for the day before' },
          { name: 'Owner', value: 'Head of fulfillment' },
          { name: 'Alarm', value: 'Below 92% on two days running, to the owner’s phone' },
        ],
      },
    },
    {
      kind: 'why',
      look: 'rail',
      title: 'Why the dashboards get opened',
      lead: 'We count who looks at what. A report that nobody opened for a month is retired, with a cake.',
      reasons: [
        'We begin with decisions, not data: what would you do differently on Monday if you knew it?',
        'The first useful page is live within three weeks, on the two sources that matter most.',
        'Tests guard the data as they guard code: row counts, ranges and totals, every night.',
        'Your analysts build the third dashboard themselves; we sit beside them.',
      ],
      figures: [
        { number: '85%', label: 'Faster Insights' },
        { number: '3x', label: 'ROI Improvement' },
      ],
    },
    {
      kind: 'offers',
      look: 'cards',
      tone: 'raised',
      title: 'Analytics services',
      items: [
        {
          title: 'Data audit',
          text: 'Sources, owners, gaps and the five reports that contradict each other.',
          points: ['Source map', 'Quality score'],
        },
        {
          title: 'Warehouse and pipelines',
          text: 'A single store with history, on a bill that grows slower than your data.',
          points: ['dbt models', 'Lineage'],
        },
        {
          title: 'Dashboards',
          text: 'For the board, the floor and the customer, each with its own depth.',
          points: ['Row-level access', 'Phone layout'],
        },
        {
          title: 'Forecast models',
          text: 'Planning figures with a range, explained in a paragraph, checked against what came true.',
          points: ['Back-tests', 'What-if sliders'],
        },
      ],
    },
    {
      kind: 'industries',
      look: 'cards',
      title: 'Who reads our dashboards',
      items: [
        {
          Icon: Landmark,
          title: 'Financial Services',
          text: 'Portfolio risk by branch and product before the morning meeting.',
        },
        {
          Icon: ShoppingBag,
          title: 'E-commerce',
          text: 'Margin after returns and ads, by basket rather than by click.',
        },
        {
          Icon: Factory,
          title: 'Manufacturing',
          text: 'Line efficiency, scrap and downtime with a reason code for each stop.',
        },
        {
          Icon: HeartPulse,
          title: 'Healthcare',
          text: 'Bed occupancy, waiting times and lab turnaround by ward and hour.',
        },
      ],
    },
    {
      kind: 'snapshot',
      look: 'three',
      tone: 'lit',
      title: 'Client Success Snapshot',
      story: {
        industry: 'Retail',
        project: 'One margin figure for 64 shops',
        challenge:
          'Buyers, controllers and shop managers each had a margin. The board saw the month’s result on the nineteenth of the next one.',
        solution:
          'Registers, purchasing and rent joined in a warehouse, eleven figures defined in four workshops, a morning page for every shop manager’s phone.',
        result:
          'The month closes on day three. Reports that took a week are there by eight, and slow sellers are marked down while the season still lasts.',
      },
    },
  ],
  related: [services.aiMl, services.api, services.transformation],
  closing: {
    title: 'Which number do you argue about?',
    text: 'Bring it to a free consultation with the two files that disagree. We show you where they part.',
    actions: [toContact('Get a Free Consultation'), toProjects('See Our Work')],
  },
});
