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
import { facts, services } from 'shared-content/content';
import shots from '../../assets/scenes/data-analytics-shots.avif';
import proof from '../../assets/scenes/data-analytics-story-plate.avif';
import tall from '../../assets/scenes/data-analytics-tall.avif';
import tile from '../../assets/scenes/data-analytics-tile.avif';
import wide2x from '../../assets/scenes/data-analytics-wide-2x.avif';
import wide from '../../assets/scenes/data-analytics-wide.avif';
import { PointLines } from '../../components/services/points/PointLines';
import { OfferRows } from '../../components/services/Offers';
import { PointMosaic } from '../../components/services/points/PointMosaic';
import { SheetView } from '../../components/services/exhibits/SheetView';
import { WhyPlot } from '../../components/services/why/WhyPlot';
import { ServicePage } from '../../pages/services/ServicePage';
import { toContact, toProjects } from '../callsToAction';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';
import { smallestPrice } from '../smallestPrice';
import { usualPrice } from '../usualPrice';

export const head: ServiceHead = {
  entry: services.analytics,
  title: 'Data Analytics and Business Intelligence',
  description:
    'Data analytics and business intelligence from Dhaka: agreed definitions, a warehouse, dashboards and forecasts on Power BI, Metabase or your own tools.',
};

export const card: ServiceCard = {
  picture: tile,
  text: 'Your teams agree on what a metric means, and find it on a dashboard by eight in the morning.',
  features: ['Dashboards and KPI tracking', 'Forecasts with a range', 'Warehouse and pipelines'],
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'Data Analytics your teams agree on',
    pitch:
      'We settle with your teams what each figure means, connect the sources behind it, and then build the dashboards.',
    actions: [toContact("Let's Talk"), toProjects('View Our Works')],
    scene: { wide, wide2x, tall, tallHeight: 430, span: 'page' },
  },
  blocks: [
    {
      kind: 'exhibit',
      title: 'One metric, fully defined',
      lead: 'Teams with different answers are usually counting different things.',
      View: SheetView,
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
          { name: 'Fresh', value: 'Every day at 7:30 AM, for the day before' },
          { name: 'Owner', value: 'Head of fulfillment' },
          { name: 'Alert', value: 'Below 92% on two days running, to the owner' },
        ],
      },
      caption:
        'Of 50 orders promised for yesterday, 47 were on time by this definition. Counted by the last date promised, it would be 49; counted by the first parcel, 48.',
    },
    {
      kind: 'points',
      Look: PointMosaic,
      shots,
      title: 'From raw tables to a decision',
      items: [
        {
          Icon: ChartColumn,
          title: 'Data Visualization',
          text: 'Charts answer one question each and fit a small screen.',
        },
        {
          Icon: Activity,
          title: 'Real-Time Monitoring',
          text: 'Watch orders and machines by the second.',
        },
        {
          Icon: TrendingUp,
          title: 'Predictive Analytics',
          text: 'We forecast a quarter ahead, with the margin of error.',
        },
        {
          Icon: Gauge,
          title: 'KPI Tracking',
          text: 'Key metrics have an owner, a target and a formula anyone can read.',
        },
        {
          Icon: Lightbulb,
          title: 'Business Intelligence',
          text: 'Your people build their own reports on checked data, within their access.',
        },
        {
          Icon: Blocks,
          title: 'Data Integration',
          text: 'We load ERP, shop, ads and Excel files into a warehouse.',
        },
      ],
    },
    {
      kind: 'why',
      Band: WhyPlot,
      scale: {
        levels: ['An example: a dashboard opened 300 times a week', '200', '100'],
        times: ['Week 1', 'Week 13', 'Week 26, expected'],
      },
      title: 'Why our dashboards get used',
      lead: 'People open a dashboard that helps them decide something that day.',
      note: `Averages of ${facts.counts.analyticsProjects} analytics projects launched at least a year ago. Insights: how much sooner a question is answered. ROI: the first year’s benefit against its cost, as clients calculate it.`,
      reasons: [
        'First we ask what you’ll decide with it.',
        'The first useful page is usually live within three weeks.',
      ],
      figures: [
        { number: '85%', label: 'Faster Insights' },
        { number: '3x', label: 'ROI Improvement' },
      ],
    },
    {
      kind: 'offers',
      tone: 'raised',
      Look: OfferRows,
      title: 'Data analytics services',
      items: [
        {
          title: 'Data Audit',
          price: smallestPrice(services.analytics),
          text: 'We find the reports that disagree, and why.',
          points: ['Source map', 'Quality score'],
        },
        {
          title: 'Warehouse and Pipelines',
          text: 'Your data is kept in a warehouse, with its history.',
          points: ['PostgreSQL, BigQuery or Snowflake', 'Tested transformations'],
        },
        {
          title: 'Dashboards',
          price: usualPrice(services.analytics),
          text: 'The board, the shop floor and your customers see what each needs.',
          points: ['Row-level access', 'Mobile layout'],
        },
        {
          title: 'Forecast Models',
          text: 'See the best and the worst case of a new price while you can still change it.',
          points: ['Back-tests', 'What-if sliders'],
        },
      ],
    },
    {
      kind: 'industries',
      Look: PointLines,
      title: 'Who reads our dashboards',
      items: [
        {
          Icon: Landmark,
          title: 'Financial Services',
          to: '/industries/finance',
          text: 'Lenders see portfolio risk by branch.',
        },
        {
          Icon: ShoppingBag,
          title: 'E-commerce',
          to: '/industries/e-commerce',
          text: 'Shops see margin by basket, after returns and ads.',
        },
        {
          Icon: Factory,
          title: 'Manufacturing',
          text: 'Managers see line efficiency, scrap, and a reason for each stop.',
        },
        {
          Icon: HeartPulse,
          title: 'Healthcare',
          to: '/industries/healthcare',
          text: 'Wards track bed occupancy, waiting times and lab turnaround.',
        },
      ],
    },
    {
      kind: 'snapshot',
      tone: 'raised',
      title: 'Client Success Snapshot',
      story: {
        industry: 'Retail',
        project: 'One margin figure for 64 shops',
        challenge: 'Buyers, controllers and shop managers each had their own margin.',
        solution:
          'We joined registers, purchasing and rent in a warehouse and defined the metrics with all three.',
        result: 'The Monday margin meeting took three hours and now takes 40 minutes.',
        proof,
      },
    },
  ],
  related: [services.aiMl, services.api, services.transformation],
  closing: {
    title: 'Which number do you argue about?',
    text: 'In a first call, we look for the point where two reports stop agreeing. Before you show us yours, we sign an NDA.',
    actions: [toContact('Get a Free Consultation'), toProjects('See Our Work')],
  },
});
