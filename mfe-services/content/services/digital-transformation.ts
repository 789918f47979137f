import ClipboardList from 'lucide-react/icons/clipboard-list';
import Compass from 'lucide-react/icons/compass';
import Factory from 'lucide-react/icons/factory';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Landmark from 'lucide-react/icons/landmark';
import Sprout from 'lucide-react/icons/sprout';
import Store from 'lucide-react/icons/shopping-basket';
import UsersRound from 'lucide-react/icons/hand-helping';
import Workflow from 'lucide-react/icons/waypoints';
import Wrench from 'lucide-react/icons/drafting-compass';
import { services } from 'shared-content/content';
import plate from '../../assets/scenes/digital-transformation-plate.avif';
import proof from '../../assets/scenes/digital-transformation-story-plate.avif';
import tall from '../../assets/scenes/digital-transformation-tall.avif';
import tile from '../../assets/scenes/digital-transformation-tile.avif';
import wide2x from '../../assets/scenes/digital-transformation-wide-2x.avif';
import wide from '../../assets/scenes/digital-transformation-wide.avif';
import { ContrastView } from '../../components/services/exhibits/ContrastView';
import { NineDays } from '../../components/services/exhibits/machines/NineDays';
import { IndustryLines } from '../../components/services/industries/IndustryLines';
import { OfferRows } from '../../components/services/offers/OfferRows';
import { PointMosaic } from '../../components/services/points/PointMosaic';
import { WhySplit } from '../../components/services/why/WhySplit';
import { ExhibitFirstPage } from '../../pages/services/ExhibitFirstPage';
import { toContact, toProjects } from '../callsToAction';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';

export const head: ServiceHead = {
  entry: services.transformation,
  title: 'Digital Transformation Consulting',
  description:
    'Digital transformation in Bangladesh: from paper and workarounds to processes that run on software, one department at a time. 85% success rate.',
};

export const card: ServiceCard = {
  picture: tile,
  text: 'We take you from paper and workarounds to software, one department at a time.',
  features: [
    'Strategy with a first delivery',
    'Change your people agree to',
    'Costs tracked before and after',
  ],
};

export const page = (): ServicePageContent => ({
  View: ExhibitFirstPage,
  entry: head.entry,
  hero: {
    title: 'Change the work first, then the software',
    pitch:
      'Put a bad form on a tablet and you have a bad form with a battery. We drop what no one needs and digitize the rest.',
    actions: [toContact('Start Your Project'), toProjects('View Portfolio')],
    scene: { wide, wide2x, tall, tallHeight: 420 },
  },
  blocks: [
    {
      kind: 'points',
      Look: PointMosaic,
      picture: plate,
      title: 'Our approach',
      lead: 'We watch people work before we suggest any software.',
      items: [
        {
          Icon: ClipboardList,
          title: 'Technology Assessment',
          text: 'What runs, what does it cost, and what could you switch off?',
        },
        {
          Icon: UsersRound,
          title: 'Change Management',
          text: 'Key users get paid time and a veto on the first screens.',
        },
        {
          Icon: Workflow,
          title: 'Process Optimization',
          text: 'On average, a third of the steps turn out to serve no one.',
        },
        {
          Icon: Compass,
          title: 'Digital Strategy',
          text: 'Three years fit on two pages, with the reasons to stop.',
        },
        {
          Icon: Sprout,
          title: 'Culture Transformation',
          text: 'Managers look at the same live figures as their teams.',
        },
        {
          Icon: Wrench,
          title: 'Technology Implementation',
          text: 'You buy what fits and build what doesn’t exist.',
        },
      ],
    },
    {
      kind: 'why',
      Band: WhySplit,
      title: 'It won’t end as a slide deck',
      reasons: [
        'The people who advise you are the ones who’ll build it.',
        'One department goes first and is better off within twelve weeks.',
        'Paper is allowed until the screen is faster. Your people decide when.',
      ],
      figures: [
        { number: '85%', label: 'Success Rate' },
        { number: '40%', label: 'Cost Reduction' },
      ],
    },
    {
      kind: 'exhibit',
      tone: 'raised',
      title: 'The same Tuesday, eighteen months apart',
      lead: 'These four tasks are from a woven-sack plant with 800 employees.',
      trial: {
        question: 'Loom 7 goes down at 9:04. How soon is it running again?',
        options: [
          {
            label: 'With the form on paper',
            outcome: 'In nine days',
            text: 'One of the four signers is on leave.',
            good: false,
            part: 1,
          },
          {
            label: 'With the same form on a screen',
            outcome: 'In six days',
            text: 'Now the form waits in four inboxes.',
            good: false,
            part: 1,
          },
          {
            label: 'With the work changed first',
            outcome: 'By lunch',
            text: 'Below the limit, it doesn’t need a signature.',
            good: true,
            part: 1,
          },
        ],
      },
      View: ContrastView,
      Machine: NineDays,
      exhibit: {
        kind: 'contrast',
        before: 'On paper',
        after: 'Today',
        rows: [
          {
            task: 'Ask for a spare part',
            before: 'Form in three copies, four signatures, nine days',
            after: 'Photo and machine number from a phone, approved by limit in four minutes',
          },
          {
            task: 'Hand over a shift',
            before: 'A notebook, unreadable by Thursday',
            after: 'Open items read aloud from a screen at the line, signed by both leads',
          },
          {
            task: 'Report a near miss',
            before: 'Told at lunch, forgotten by dinner',
            after: 'Two taps, anonymous if you prefer, answered within 48 hours',
          },
          {
            task: 'Know today’s output',
            before: 'Counted at night, typed in the morning',
            after: 'Counted by the machine, visible to everyone on the floor',
          },
        ],
      },
    },
    {
      kind: 'offers',
      Look: OfferRows,
      title: 'Transformation services',
      items: [
        {
          title: 'Process Walk',
          text: 'We spend five days with your people and leave you ten quick wins.',
          points: ['As-is map', 'Waste in hours'],
        },
        {
          title: 'Roadmap and Business Case',
          text: 'Each initiative has an owner, a cost, a benefit and the price of doing nothing.',
          points: ['Three-year plan', 'Budget by quarter'],
        },
        {
          title: 'Lighthouse Project',
          text: 'The next department doesn’t start until the first one’s finished.',
          points: ['Twelve weeks', 'Measured before and after'],
        },
        {
          title: 'Program Office',
          text: 'We track decisions and give the board one page a month.',
          points: ['Benefit tracking', 'Vendor management'],
        },
      ],
    },
    {
      kind: 'industries',
      tone: 'raised',
      Look: IndustryLines,
      title: 'Where we’ve changed how work is done',
      items: [
        {
          Icon: Factory,
          title: 'Manufacturing',
          text: 'Plants run shop-floor data, maintenance and quality without clipboards.',
        },
        {
          Icon: Landmark,
          title: 'Finance',
          text: 'Opening an account takes an afternoon. It used to take a week.',
        },
        {
          Icon: HeartPulse,
          title: 'Healthcare',
          text: 'Paper charts give way ward by ward.',
        },
        {
          Icon: Store,
          title: 'Retail',
          text: 'Staff do inventory counts, rosters and price labels on one handheld.',
        },
      ],
    },
    {
      kind: 'snapshot',
      title: 'Client Success Snapshot',
      story: {
        industry: 'Finance',
        project: 'Branch network of a microfinance institution',
        challenge: 'Loan officers carried ledgers on motorbikes and copied them out each evening.',
        solution: 'We cut sixty pages of loan rules to nine, then built a tablet app that works offline.',
        result: 'After two years, processing a loan costs 44% less.',
        proof,
      },
    },
  ],
  related: [services.consulting, services.enterprise, services.analytics],
  closing: {
    title: 'Which form would you burn first?',
    text: 'Describe it in a free strategy session and leave with a sketch of the way around it.',
    actions: [toContact('Get a Free Strategy Session'), toProjects('See Our Work')],
  },
});
