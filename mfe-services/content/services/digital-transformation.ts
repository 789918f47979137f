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
import { facts, services } from 'shared-content/content';
import trialShots from '../../assets/scenes/digital-transformation-trial-shots.avif';
import plate from '../../assets/scenes/digital-transformation-plate.avif';
import proof from '../../assets/scenes/digital-transformation-story-plate.avif';
import tall from '../../assets/scenes/digital-transformation-tall.avif';
import tile from '../../assets/scenes/digital-transformation-tile.avif';
import wide2x from '../../assets/scenes/digital-transformation-wide-2x.avif';
import wide from '../../assets/scenes/digital-transformation-wide.avif';
import { TableView } from '../../components/services/exhibits/TableView';
import { PointLines } from '../../components/services/points/PointLines';
import { OfferRows } from '../../components/services/Offers';
import { PointMosaic } from '../../components/services/points/PointMosaic';
import { WhyRail } from '../../components/services/why/WhyRail';
import { ServicePage } from '../../pages/services/ServicePage';
import { toContact, toProjects } from '../callsToAction';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';
import { smallestPrice } from '../smallestPrice';
import { usualPrice } from '../usualPrice';

export const head: ServiceHead = {
  entry: services.transformation,
  title: 'Digital Transformation Consulting',
  description:
    'Digital transformation in Bangladesh: from forms and workarounds to processes that run on software, one department at a time, with costs tracked.',
};

export const card: ServiceCard = {
  picture: tile,
  text: 'We take you from paper and workarounds to software, one department at a time.',
  features: [
    'Strategy with a first delivery',
    'Changes your people agree to',
    'Costs tracked before and after',
  ],
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'Change the work first, then the software',
    pitch:
      'A bad form on a tablet is a bad form with a battery. We drop what isn’t needed and digitize the rest.',
    actions: [toContact('Start Your Project'), toProjects('View Portfolio')],
    scene: { wide, wide2x, tall, tallHeight: 420 },
    trial: {
      title: 'Process digitization, before and after',
      lead: 'Four tasks in a woven-sack plant with 800 employees, 18 months apart.',
      quiz: {
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
      View: TableView,
      // The days of the loom’s standstill, and what it waits for.
      choicePicture: {
        kind: 'shots',
        shots: trialShots,
        legends: [
          'Nine days, because one signer is on leave.',
          'Six days, with the same four signers on a screen.',
          'Two and a half hours, as there’s nothing to sign below the limit.',
        ],
      },
      exhibit: {
        kind: 'table',
        screen: true,
        label: 'Four tasks, on paper and today',
        columns: ['Task', 'On paper', 'Today'],
        rows: [
          [
            'Ask for a spare part',
            'Form in three copies, four signatures',
            'Photo from the line; below the limit, no signature',
          ],
          ['Hand over a shift', 'A notebook', 'Open items on a screen, signed by both leads'],
          ['Report a near miss', 'By word of mouth', 'Two taps, anonymous if you prefer'],
          [
            'Know today’s output',
            'Counted at night, typed in the morning',
            'Counted by the machine, visible to all',
          ],
        ],
      },
    },
  },
  blocks: [
    {
      kind: 'points',
      Look: PointMosaic,
      picture: plate,
      title: 'Our approach',
      lead: 'We watch people work before we suggest software.',
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
          text: 'We remove needless steps.',
        },
        {
          Icon: Compass,
          title: 'Digital Strategy',
          text: 'A three-year plan on two pages, including when to stop.',
        },
        {
          Icon: Sprout,
          title: 'Culture Transformation',
          text: 'Managers look at the same live figures as their teams.',
        },
        {
          Icon: Wrench,
          title: 'Technology Implementation',
          text: 'You buy what fits, such as Odoo or Power Apps, and we build what doesn’t exist.',
        },
      ],
    },
    {
      kind: 'why',
      Band: WhyRail,
      title: 'Digital transformation that gets built',
      lead: 'Many transformation plans end as a plan. Ours begin with one department.',
      note: `Of ${facts.counts.transformations} programs finished at least a year ago, ${facts.counts.transformationsOnGoal} met their written goals. On average, the changed process cost 40% less a year later.`,
      reasons: [
        'After three months, that department says whether it’s better off.',
        'Your people decide when the old form goes.',
      ],
      figures: [
        { number: '85%', label: 'Success Rate' },
        { number: '40%', label: 'Cost Reduction' },
      ],
    },
    {
      kind: 'offers',
      Look: OfferRows,
      title: 'Transformation services',
      lead: 'A program is priced department by department, and you can stop after any of them.',
      items: [
        {
          title: 'Process Walk',
          price: smallestPrice(services.transformation),
          text: 'After five days with your people, you have a list of quick wins.',
          points: ['As-is map', 'Waste in hours'],
        },
        {
          title: 'Roadmap and Business Case',
          text: 'Each initiative has its cost, its benefit and an owner.',
          points: ['Three-year plan', 'Budget by quarter'],
        },
        {
          title: 'Lighthouse Project',
          price: usualPrice(services.transformation),
          text: 'We finish one department, then start the next.',
          points: ['Three months', 'Measured before and after'],
        },
        {
          title: 'Program Office',
          text: 'We track decisions and report to the board monthly.',
          points: ['Benefit tracking', 'Vendor management'],
        },
      ],
    },
    {
      kind: 'industries',
      tone: 'raised',
      Look: PointLines,
      title: 'Where we’ve changed how work is done',
      items: [
        {
          Icon: Factory,
          title: 'Manufacturing',
          text: 'Shop-floor data, maintenance and quality go digital.',
        },
        {
          Icon: Landmark,
          title: 'Finance',
          to: '/industries/finance',
          text: 'Accounts open in an afternoon instead of a week, where the rules allow.',
        },
        {
          Icon: HeartPulse,
          title: 'Healthcare',
          to: '/industries/healthcare',
          text: 'Charts go digital ward by ward.',
        },
        {
          Icon: Store,
          title: 'Retail',
          to: '/industries/e-commerce',
          text: 'Employees do counts and price labels on a handheld.',
        },
      ],
    },
    {
      kind: 'snapshot',
      look: 'light',
      title: 'Client Success Snapshot',
      story: {
        industry: 'Finance',
        project: 'Loan rules of a microfinance institution',
        challenge: 'Branches read the loan rules in different ways, and head office checked loans again.',
        solution:
          'With two branch managers, we cut the rules to a sixth, then put them into an app that checks as it asks.',
        result: 'After two years, processing a loan costs 44% less.',
        proof,
      },
    },
  ],
  related: [services.consulting, services.enterprise, services.analytics],
  closing: {
    title: 'Which process costs you most?',
    text: 'Describe it in a strategy session, and leave with a sketch of a shorter one.',
    actions: [toContact('Get a Free Strategy Session'), toProjects('See Our Work')],
  },
});
