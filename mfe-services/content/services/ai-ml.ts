import Eye from 'lucide-react/icons/scan-eye';
import Factory from 'lucide-react/icons/factory';
import FileScan from 'lucide-react/icons/file-scan';
import FlaskConical from 'lucide-react/icons/flask-conical';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Landmark from 'lucide-react/icons/landmark';
import MessageText from 'lucide-react/icons/message-square-text';
import Store from 'lucide-react/icons/shopping-basket';
import TrendingUp from 'lucide-react/icons/chart-line';
import Wand from 'lucide-react/icons/radar';
import { company, sentences, services } from 'shared-content/content';
import shots from '../../assets/scenes/ai-ml-shots.avif';
import proof from '../../assets/scenes/ai-ml-story-plate.avif';
import tall from '../../assets/scenes/ai-ml-tall.avif';
import tile from '../../assets/scenes/ai-ml-tile.avif';
import wide2x from '../../assets/scenes/ai-ml-wide-2x.avif';
import wide from '../../assets/scenes/ai-ml-wide.avif';
import { PointLines } from '../../components/services/points/PointLines';
import { OfferRows } from '../../components/services/Offers';
import { PointMosaic } from '../../components/services/points/PointMosaic';
import { TableView } from '../../components/services/exhibits/TableView';
import { WhyPlot } from '../../components/services/why/WhyPlot';
import { ServicePage } from '../../pages/services/ServicePage';
import { toContact, toProjects } from '../callsToAction';
import { certainty } from '../exhibits/certainty';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';
import { smallestPrice } from '../smallestPrice';
import { usualPrice } from '../usualPrice';

export const head: ServiceHead = {
  entry: services.aiMl,
  title: 'AI and Machine Learning Development',
  description:
    'AI and machine learning from Dhaka: document reading, forecasting, computer vision and assistants on your own data, with accuracy measured before launch.',
};

export const card: ServiceCard = {
  picture: tile,
  text: 'We build models with a known error rate, and keep a person where an error would hurt.',
  features: ['Documents, forecasts, vision', 'Assistants on your own data', 'Tested before it goes live'],
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'AI & Machine Learning with a known error rate',
    pitch:
      'A model that’s right 94 times in 100 is only useful if you know which six to check. Ours marks what it isn’t sure of.',
    actions: [toContact('Start Your Project with AI'), toProjects('See Our Work')],
    scene: { wide, wide2x, tall, tallHeight: 470 },
    trial: {
      title: 'The test before going live',
      lead: 'The client’s accountants set the bar, then we trained this invoice reader.',
      quiz: {
        question: 'When should it ask a person?',
        start: 2,
        options: [
          {
            label: 'Never',
            outcome: '31 invoices wrong in 1,000',
            text: 'The mistakes are mostly in tax rates.',
            facts: [
              { number: '100%', label: 'automatic' },
              { number: '0%', label: 'to a clerk' },
            ],
            good: false,
            part: 4,
          },
          {
            label: 'Below 80% certain',
            outcome: '13 invoices wrong in 1,000',
            text: 'That’s about as many as the client’s clerks made.',
            facts: [
              { number: '96%', label: 'automatic' },
              { number: '4%', label: 'to a clerk' },
            ],
            good: false,
          },
          {
            label: 'Below 95% certain',
            outcome: '4 invoices wrong in 1,000',
            text: 'The accountants chose this one.',
            facts: [
              { number: '88%', label: 'automatic' },
              { number: '12%', label: 'to a clerk' },
            ],
            good: true,
          },
          {
            label: 'Below 99% certain',
            outcome: '1 invoice wrong in 1,000',
            text: 'A clerk still reads every third invoice.',
            facts: [
              { number: '66%', label: 'automatic' },
              { number: '34%', label: 'to a clerk' },
            ],
            good: true,
          },
        ],
      },
      View: TableView,
      choicePicture: certainty,
      exhibit: {
        kind: 'table',
        label: 'Evaluation of an invoice reader on 1,200 documents it hadn’t seen',
        columns: ['Field', 'Must reach', 'Reached', 'Sent to a person', 'Decision'],
        rows: [
          ['Supplier', '99.0%', '99.4%', '3%', 'Automatic when certain'],
          ['Invoice number', '98.0%', '98.9%', '5%', 'Automatic when certain'],
          ['Total amount', '99.5%', '99.7%', '4%', 'Automatic when certain'],
          ['Tax rate', '99.0%', '98.1%', '9%', 'A clerk confirms those 9%'],
          ['Handwritten note', '90.0%', '71.3%', 'None', 'Shown, not read'],
        ],
      },
      caption:
        'The table counts fields as the model read them, before a clerk checked any; the question above counts invoices after that check.',
    },
  },
  blocks: [
    {
      kind: 'points',
      Look: PointMosaic,
      shots,
      title: 'What AI does well today',
      lead: 'Dr. Rezwana Moyeen, our Head of AI Research, says so when a spreadsheet would do.',
      items: [
        {
          Icon: FileScan,
          title: 'Document Understanding',
          text: 'Invoices and printed forms become fields, in English or Bangla.',
        },
        {
          Icon: TrendingUp,
          title: 'Forecasting',
          text: 'See demand by shop and day, at best and at worst.',
        },
        {
          Icon: Eye,
          title: 'Computer Vision',
          text: 'Cameras find broken seams and empty shelves.',
        },
        {
          Icon: MessageText,
          title: 'Assistants on Your Data',
          text: 'Employees get answers from your manuals, with the source.',
        },
        {
          Icon: Wand,
          title: 'Anomaly Detection',
          text: 'We flag unusual transactions or readings the day they happen.',
        },
        {
          Icon: FlaskConical,
          title: 'Model Operations',
          text: 'We run versions, retraining and costs for you.',
        },
      ],
    },
    {
      kind: 'why',
      Band: WhyPlot,
      scale: {
        levels: ['An example: 96% read right', '93%', '90%'],
        times: ['Pilot', 'Version 3', 'Version 6, expected'],
      },
      title: 'From AI pilot to product',
      lead: 'A pilot becomes a product when someone answers for its mistakes.',
      note: 'Measured on all 1,200 invoices of the client’s test.',
      reasons: [
        'We test your idea against a plain rule, and if the rule wins, we build the rule.',
        'We agree on the accuracy that your documents need, and your people measure it.',
        'Your data trains only your model, in a region you name, under a data processing agreement where it’s about people.',
      ],
      figures: [
        { number: '99.4%', label: 'Supplier names read right' },
        { number: '12%', label: 'Invoices that a clerk still checks' },
      ],
    },
    {
      kind: 'offers',
      Look: OfferRows,
      title: 'AI development services',
      items: [
        {
          title: 'Feasibility in Two Weeks',
          price: smallestPrice(services.aiMl),
          text: 'We test a sample of your data and answer yes, no or later.',
          points: ['Data check', 'Cost estimate'],
        },
        {
          title: 'Custom Model Development',
          price: usualPrice(services.aiMl),
          text: 'We label your data with your experts and train a model on it.',
          points: ['Python and PyTorch', 'Evaluation set', 'Model card'],
        },
        {
          title: 'Language Model Integration',
          text: sentences(
            'We put guardrails around a hosted or self-run model.',
            company.assurances.hostedModels,
          ),
          points: ['OpenAI, Anthropic or open models', 'Injection tests', 'Spending limits'],
        },
        {
          title: 'Model Care',
          text: 'People grade a weekly sample. If the results aren’t right, you go back to manual.',
          points: ['Drift alerts', 'Monthly report'],
        },
      ],
    },
    {
      kind: 'industries',
      tone: 'raised',
      Look: PointLines,
      title: 'Industries we train models for',
      items: [
        {
          Icon: HeartPulse,
          title: 'Healthcare',
          to: '/industries/healthcare',
          text: 'Letters get billing codes for your staff to confirm, and no-shows are predicted.',
        },
        {
          Icon: Landmark,
          title: 'Finance',
          to: '/industries/finance',
          text: 'Lenders get scores with their reasons, and people decide.',
        },
        {
          Icon: Factory,
          title: 'Manufacturing',
          text: 'Fabric and weld faults are caught on the line.',
        },
        {
          Icon: Store,
          title: 'Retail',
          to: '/industries/e-commerce',
          text: 'Replenishment by store, markdown timing and search by photo.',
        },
      ],
    },
    {
      kind: 'snapshot',
      look: 'light',
      title: 'Client Success Snapshot',
      story: {
        industry: 'Manufacturing',
        project: 'Fabric inspection for a garment supplier',
        challenge: 'Eight inspectors watched moving cloth ten hours a day and caught seven faults in ten.',
        solution:
          'We trained a vision model on 30,000 labeled faults from the client’s rolls, and a person still decides.',
        result: 'Claims fell by 70% within two seasons. The model finds 19 faults in 20 at full belt speed.',
        proof,
      },
    },
  ],
  related: [services.analytics, services.api, services.customWeb],
  closing: {
    title: 'One decision that your people make a thousand times',
    text: 'A sample of anonymized examples is enough to estimate accuracy and cost.',
    actions: [toContact('Start Your Project with AI'), toProjects('View Our Works')],
  },
});
