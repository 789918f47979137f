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
import tile from '../../assets/scenes/digital-transformation-tile.avif';
import { ServicePage } from '../../pages/services/ServicePage';
import { toContact, toProjects } from '../callsToAction';
import { transformationScene } from '../scenes/transformationScene';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';

export const head: ServiceHead = {
  entry: services.transformation,
  title: 'Digital Transformation Consulting and Delivery',
  description:
    'From paper and workarounds to processes that run on software, one department at a time, with the people who do the work. 85% success rate.',
};

export const card: ServiceCard = {
  picture: tile,
  text: 'From paper and workarounds to software, one department at a time.',
  features: [
    'Strategy with a first delivery',
    'Change that staff agrees to',
    'Costs tracked before and after',
  ],
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'Change the work first, then the software',
    pitch:
      'Putting a bad form on a screen makes a bad form that needs charging. We look at how work really flows, drop what nobody needs, and digitize the rest together with those who do it.',
    actions: [toContact('Get a Free Strategy Session'), toProjects('View Portfolio')],
    scene: transformationScene,
  },
  blocks: [
    {
      kind: 'exhibit',
      title: 'The same Tuesday, eighteen months apart',
      lead: 'Four tasks at a packaging plant with 800 employees. What happens today needs no new kind of technology; all of it needed somebody to agree.',
      trial: {
        question: 'Loom 7 stands still at 9:04. How soon does it run again?',
        options: [
          {
            label: 'With the form on paper',
            outcome: 'In nine days',
            text: 'Three copies, four signatures, one of them on leave. The part was in the store all the time.',
            good: false,
            part: 1,
          },
          {
            label: 'With the same form on a screen',
            outcome: 'In six days',
            text: 'Now the signatures wait in four inboxes. This is what a bad form becomes when it is charged overnight.',
            good: false,
            part: 1,
          },
          {
            label: 'With the work changed first',
            outcome: 'By lunch',
            text: 'Below the limit nobody signs. A photo, a number, and the store has two.',
            good: true,
            part: 1,
          },
        ],
      },
      exhibit: {
        kind: 'contrast',
        before: 'On paper',
        after: 'Today',
        rows: [
          {
            task: 'Ask for a spare part',
            before: 'Form in three copies, four signatures, nine days',
            after: 'Photo and machine number from a phone, approved by limit, same day',
          },
          {
            task: 'Hand over a shift',
            before: 'A notebook, unreadable by Thursday',
            after: 'Open items read aloud from a screen at the line, signed by both leads',
          },
          {
            task: 'Report a near miss',
            before: 'Told at lunch, forgotten by dinner',
            after: 'Two taps, anonymous if wished, answered within 48 hours',
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
      kind: 'points',
      look: 'ledger',
      picture: plate,
      tone: 'raised',
      title: 'Our approach',
      lead: 'Six strands that run beside each other. Leave one out and the others come loose within a year.',
      items: [
        {
          Icon: ClipboardList,
          title: 'Technology Assessment',
          text: 'What runs, what it costs, who understands it, and which of it should simply be switched off.',
        },
        {
          Icon: UsersRound,
          title: 'Change Management',
          text: 'Key users from every shift, paid for their time, with a veto on the first screens and a place in the pilot.',
        },
        {
          Icon: Workflow,
          title: 'Process Optimization',
          text: 'Each process drawn as it is, then shortened on the wall. On average a third of the steps has no taker.',
        },
        {
          Icon: Compass,
          title: 'Digital Strategy',
          text: 'Three years on two pages: what to do first, what it must bring, what would make us stop.',
        },
        {
          Icon: Sprout,
          title: 'Culture Transformation',
          text: 'Managers look at the same live figures as their teams, and ask about them in a way that invites the truth.',
        },
        {
          Icon: Wrench,
          title: 'Technology Implementation',
          text: 'Bought where a product fits, built where you differ, connected in both cases by people who stay to the end.',
        },
      ],
    },
    {
      kind: 'why',
      look: 'band',
      title: 'Why it does not end as a slide deck',
      reasons: [
        'The people who advise you are the people who build: nobody hands over and leaves.',
        'One department goes first and is better off within twelve weeks. It then argues for us.',
        'Savings are written into the budget of the unit that promised them, and read again after a year.',
        'Paper stays allowed until the screen is faster. Staff decides when that is.',
      ],
      figures: [
        { number: '85%', label: 'Success Rate' },
        { number: '40%', label: 'Cost Reduction' },
      ],
    },
    {
      kind: 'offers',
      look: 'rows',
      tone: 'raised',
      title: 'Transformation services',
      items: [
        {
          title: 'Process walk',
          text: 'Five days on the floor and in the office, ending with a map and ten quick wins that cost next to nothing.',
          points: ['As-is map', 'Quick wins', 'Waste in hours'],
        },
        {
          title: 'Roadmap and business case',
          text: 'Initiatives in order, with owner, cost, benefit and the risk of doing nothing.',
          points: ['Three-year plan', 'Budget by quarter'],
        },
        {
          title: 'Lighthouse project',
          text: 'The first department, done completely, so that the second one asks for it.',
          points: ['Twelve weeks', 'Measured before and after'],
        },
        {
          title: 'Program office',
          text: 'We keep the plan honest: dependencies, decisions and a monthly page for the board.',
          points: ['Benefit tracking', 'Vendor steering'],
        },
      ],
    },
    {
      kind: 'industries',
      look: 'lines',
      title: 'Where we have changed how work is done',
      items: [
        {
          Icon: Factory,
          title: 'Manufacturing',
          text: 'Shop-floor data, maintenance and quality without clipboards.',
        },
        {
          Icon: Landmark,
          title: 'Finance',
          text: 'Account opening and loan files from a week of couriers to an afternoon.',
        },
        { Icon: HeartPulse, title: 'Healthcare', text: 'Paper charts replaced ward by ward, nurses first.' },
        {
          Icon: Store,
          title: 'Retail',
          text: 'Inventory counts, rosters and price labels from one handheld.',
        },
      ],
    },
    {
      kind: 'snapshot',
      look: 'story',
      tone: 'lit',
      title: 'Client Success Snapshot',
      story: {
        industry: 'Finance',
        project: 'Branch network of a microfinance institution',
        challenge:
          'Loan officers carried ledgers on motorbikes and copied them out each evening. Head office knew the portfolio of last month, roughly.',
        solution:
          'A tablet app that works without a network, group meetings recorded on the spot, and loan rules cut from sixty pages to nine.',
        result:
          'Officers see a third more borrowers a day. Head office sees yesterday. Processing cost per loan fell by 40% in two years.',
      },
    },
  ],
  related: [services.consulting, services.enterprise, services.analytics],
  closing: {
    title: 'Which form would you burn first?',
    text: 'Bring a photo of it to a free strategy session. We draw the way around it with you on the call.',
    actions: [toContact('Start Your Project'), toProjects('See Our Work')],
  },
});
