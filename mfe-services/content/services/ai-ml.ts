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
import { services, stats } from 'shared-content/content';
import tile from '../../assets/scenes/ai-ml-tile.avif';
import { ServicePage } from '../../pages/services/ServicePage';
import { toContact, toProjects } from '../callsToAction';
import { aiMlScene } from '../scenes/aiMlScene';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';

export const head: ServiceHead = {
  entry: services.aiMl,
  title: 'AI and Machine Learning Development',
  description:
    'Document reading, forecasting, vision and assistants over your own data, with measured accuracy, human review where it counts and costs known in advance.',
};

export const card: ServiceCard = {
  picture: tile,
  text: 'Models with a measured error rate, and a person where the error would hurt.',
  features: ['Documents, forecasts, vision', 'Assistants on your own data', 'Tested before it decides'],
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'AI that knows when to ask a person',
    pitch:
      'A model that is right 94 times in 100 is useful only if you know which six to check. We build machine learning that states its doubt, hands over in time and is measured every week after launch.',
    actions: [toContact('Start Your Project with AI'), toProjects('See Our Work')],
    scene: aiMlScene,
  },
  blocks: [
    {
      kind: 'points',
      look: 'bento',
      title: 'Tasks that machines do well today',
      items: [
        {
          Icon: FileScan,
          title: 'Document Understanding',
          text: 'Invoices, bills of lading and handwritten forms read into fields, Bangla included. What the model doubts turns yellow and waits for a clerk; what it knows goes straight to the ledger.',
        },
        {
          Icon: TrendingUp,
          title: 'Forecasting',
          text: 'Demand by shop and day, with a range instead of a single hopeful number.',
        },
        {
          Icon: Eye,
          title: 'Computer Vision',
          text: 'Broken seams, empty shelves, missing helmets: found on cameras that you already own.',
        },
        {
          Icon: MessageText,
          title: 'Assistants on Your Data',
          text: 'Answers from manuals, contracts and tickets, with the paragraph they came from beside them.',
        },
        {
          Icon: Wand,
          title: 'Anomaly Detection',
          text: 'The transaction, the meter or the log line that does not belong, before the month’s end reveals it.',
        },
        {
          Icon: FlaskConical,
          title: 'Model Operations',
          text: 'Versions, retraining, drift alarms and a cost per thousand calls that somebody has signed.',
        },
      ],
    },
    {
      kind: 'exhibit',
      tone: 'raised',
      title: 'The page that decides about go-live',
      lead: 'An evaluation sheet for an invoice reader, agreed with the accountants before training began. If a line is missed, people stay in the loop for that field.',
      trial: {
        question: 'When should it ask a person?',
        options: [
          {
            label: 'Below 95% certain',
            outcome: '4 mistakes in 1,000',
            text: 'What the accountants chose: a clerk looks at one invoice in eight, and what is left is fewer than people make.',
            facts: [
              { number: '88%', label: 'automatic' },
              { number: '12%', label: 'to a clerk' },
            ],
            good: true,
          },
          {
            label: 'Never',
            outcome: '31 mistakes in 1,000',
            text: 'Fast, and wrong where it hurts: nearly all of them are tax rates and handwriting.',
            facts: [
              { number: '100%', label: 'automatic' },
              { number: '0%', label: 'to a clerk' },
            ],
            good: false,
            part: 4,
          },
          {
            label: 'Below 80% certain',
            outcome: '13 mistakes in 1,000',
            text: 'About what a tired person makes on a Thursday. Then why change anything?',
            facts: [
              { number: '96%', label: 'automatic' },
              { number: '4%', label: 'to a clerk' },
            ],
            good: false,
          },
          {
            label: 'Below 99% certain',
            outcome: '1 mistake in 1,000',
            text: 'Nearly none, and nearly no work saved: the clerk reads every third invoice again.',
            facts: [
              { number: '66%', label: 'automatic' },
              { number: '34%', label: 'to a clerk' },
            ],
            good: true,
          },
        ],
      },
      exhibit: {
        kind: 'table',
        label: 'Evaluation of an invoice reader on 1,200 documents it had never seen',
        columns: ['Field', 'Must reach', 'Reached', 'Sent to a person', 'Decision'],
        rows: [
          ['Supplier', '99.0%', '99.4%', '3%', 'Automatic'],
          ['Invoice number', '98.0%', '98.9%', '5%', 'Automatic'],
          ['Total amount', '99.5%', '99.7%', '4%', 'Automatic'],
          ['Tax rate', '99.0%', '98.1%', '100%', 'A clerk confirms'],
          ['Handwritten note', '90.0%', '71.3%', '100%', 'Shown, not read'],
        ],
      },
    },
    {
      kind: 'why',
      look: 'band',
      title: 'Why our pilots become products',
      reasons: [
        'The first two weeks compare your idea with a plain rule. If the rule wins, we build the rule.',
        'Accuracy is promised on your documents and measured by your people, not on a public benchmark.',
        'Your data trains your model only, in a region that you name, and can be removed again.',
        'Each automatic decision leaves a record of input, version and confidence, for the day when somebody asks.',
      ],
      figures: [stats.projects, stats.industries],
    },
    {
      kind: 'offers',
      look: 'pairs',
      tone: 'raised',
      title: 'AI services',
      items: [
        {
          title: 'Feasibility in two weeks',
          text: 'A sample of your data, a baseline, a first model and a plain answer: worth it, not yet, or never.',
          points: ['Data check', 'Baseline figures', 'Cost estimate'],
        },
        {
          title: 'Custom model development',
          text: 'Labeling, training and testing for the task that no ready-made service covers.',
          points: ['Labeling guide', 'Evaluation set', 'Model card'],
        },
        {
          title: 'Language model integration',
          text: 'Retrieval, tools and guardrails around a hosted or self-run model, with answers that cite.',
          points: ['Retrieval over your files', 'Injection tests', 'Spending limits'],
        },
        {
          title: 'Care for running models',
          text: 'Weekly samples graded by people, retraining when the world has moved, and a switch back to manual.',
          points: ['Drift alarms', 'Monthly report'],
        },
      ],
    },
    {
      kind: 'industries',
      look: 'cards',
      title: 'Industries that we train for',
      items: [
        {
          Icon: HeartPulse,
          title: 'Healthcare',
          text: 'Triage of referrals, coding of discharge letters, no-show forecasts for clinics.',
        },
        {
          Icon: Landmark,
          title: 'Finance',
          text: 'Credit scoring that can be explained, fraud alerts with few false alarms.',
        },
        {
          Icon: Factory,
          title: 'Manufacturing',
          text: 'Fabric and weld inspection, maintenance before the bearing fails.',
        },
        {
          Icon: Store,
          title: 'Retail',
          text: 'Replenishment by store, markdown timing, search that understands photos.',
        },
      ],
    },
    {
      kind: 'snapshot',
      look: 'story',
      tone: 'raised',
      title: 'Client Success Snapshot',
      story: {
        industry: 'Manufacturing',
        project: 'Fabric inspection for a garment supplier',
        challenge:
          'Eight inspectors looked at moving cloth for ten hours a day. They found seven faults in ten, fewer after lunch, and each missed one came back as a claim.',
        solution:
          'Four line cameras, a vision model trained on 30,000 labeled faults from the client’s own rolls, and a lamp that marks the spot for a person to judge.',
        result:
          'Nineteen faults in twenty are found at full belt speed. The inspectors now decide instead of stare, and claims fell by four fifths within two seasons.',
      },
    },
  ],
  related: [services.analytics, services.api, services.customWeb],
  closing: {
    title: 'Which decision do you make a thousand times?',
    text: 'Send fifty examples of it, anonymized. We tell you what a machine would get right, and what it would cost per decision.',
    actions: [toContact('Start Your Project with AI'), toProjects('View Our Works')],
  },
});
