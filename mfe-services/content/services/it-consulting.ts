import ClipboardList from 'lucide-react/icons/clipboard-list';
import CircleDollar from 'lucide-react/icons/piggy-bank';
import Compass from 'lucide-react/icons/compass';
import Factory from 'lucide-react/icons/factory';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Landmark from 'lucide-react/icons/landmark';
import Map from 'lucide-react/icons/milestone';
import Scale from 'lucide-react/icons/scale';
import Server from 'lucide-react/icons/server';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Truck from 'lucide-react/icons/container';
import { services } from 'shared-content/content';
import tile from '../../assets/scenes/it-consulting-tile.avif';
import large from '../../assets/scenes/it-consulting-wide-2x.avif';
import { ServicePage } from '../../pages/services/ServicePage';
import { toContact, toProjects } from '../callsToAction';
import { consultingScene } from '../scenes/consultingScene';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';

export const head: ServiceHead = {
  entry: services.consulting,
  title: 'IT Consulting and Technology Strategy',
  description:
    'Roadmaps, vendor selection, infrastructure and cost reviews by engineers who have to live with their advice. 25% cost reduction, 95% client satisfaction.',
};

export const card: ServiceCard = {
  picture: tile,
  large,
  text: 'A second opinion from engineers who do not sell the thing they recommend.',
  features: ['Roadmap and budget', 'Vendor selection', 'Cost and contract review'],
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'Advice from people who have to build it',
    pitch:
      'You are about to sign for five years of software, or to stop paying for it. We read the contract, the code and the invoices, and write down what we would do with our own money.',
    actions: [toContact('Get a Free Strategy Session'), toProjects('See Our Work')],
    scene: consultingScene,
  },
  blocks: [
    {
      kind: 'why',
      look: 'rail',
      title: 'Why managers call us before they sign',
      reasons: [
        'We take no commission from any vendor, and put that in the contract.',
        'Every recommendation names what it costs to leave again.',
        'You talk to the engineer who read your systems, not to a partner who read his notes.',
        'Reports have ten pages. The appendix has the evidence.',
      ],
      figures: [
        { number: '25%', label: 'Cost Reduction' },
        { number: '95%', label: 'Client Satisfaction' },
      ],
    },
    {
      kind: 'points',
      look: 'tiles',
      tone: 'raised',
      title: 'Questions that we are asked',
      items: [
        {
          Icon: Map,
          title: 'Technology Roadmap',
          text: '“What comes first?” Eight quarters on one sheet, with the two decisions that cannot wait marked in red.',
        },
        {
          Icon: Server,
          title: 'Infrastructure Planning',
          text: '“How big must it be?” Capacity from measured growth, with the date on which you would run out.',
        },
        {
          Icon: CircleDollar,
          title: 'Cost Optimization',
          text: '“Where does it all go?” Licenses nobody opens, servers nobody knows, contracts that renew themselves.',
        },
        {
          Icon: Scale,
          title: 'Vendor Selection',
          text: '“Which of these three?” Criteria weighted before the demos, references called without the vendor on the line.',
        },
        {
          Icon: Compass,
          title: 'Digital Strategy',
          text: '“Do we need an app?” Often it is a shorter form. Business aim first, technology as a consequence.',
        },
        {
          Icon: ClipboardList,
          title: 'Technology Assessment',
          text: '“Is what we have any good?” Code, data, team and risk, graded plainly, before you invest or acquire.',
        },
      ],
    },
    {
      kind: 'exhibit',
      title: 'How a vendor is chosen without a fight',
      lead: 'The weights were agreed by five department heads before anybody saw a demo. Points run from 1 to 5.',
      trial: {
        question: 'What if another thing mattered most?',
        options: [
          {
            label: 'As the five agreed',
            outcome: 'Build on what runs, 4.35',
            text: 'Purchasing as it is weighs most, because that is where the money leaves.',
            facts: [
              { number: '3.00', label: 'Suite A' },
              { number: '3.05', label: 'Suite B' },
            ],
            good: true,
            part: 7,
          },
          {
            label: 'Audit and tax count three times as much',
            outcome: 'Still build, 3.96',
            text: 'Suite A comes nearer and does not win: what it gains at the audit it loses at the exit.',
            facts: [
              { number: '3.33', label: 'Suite A' },
              { number: '3.21', label: 'Suite B' },
            ],
            good: true,
            part: 6,
          },
          {
            label: 'The cost of leaving counts for nothing',
            outcome: 'Still build, 4.28',
            text: 'A result that only one weight holds up is no result. This one stands without its strongest row.',
            facts: [
              { number: '3.22', label: 'Suite A' },
              { number: '3.17', label: 'Suite B' },
            ],
            good: true,
            part: 5,
          },
        ],
      },
      exhibit: {
        kind: 'table',
        label: 'Weighted comparison of three ERP offers',
        totals: true,
        columns: ['Criterion', 'Weight', 'Suite A', 'Suite B', 'Build on what runs'],
        rows: [
          ['Covers purchasing as it is', '25', '4', '3', '5'],
          ['Cost over five years', '20', '2', '4', '4'],
          ['Time to first department', '20', '2', '3', '5'],
          ['People who know it in Dhaka', '15', '4', '2', '4'],
          ['Cost of leaving', '10', '1', '2', '5'],
          ['Audit and tax reports', '10', '5', '4', '2'],
          ['Weighted result', '100', '3.00', '3.05', '4.35'],
        ],
      },
      caption: 'Two of the five had come to defend Suite A. All five signed the sheet.',
    },
    {
      kind: 'offers',
      look: 'cards',
      tone: 'raised',
      title: 'Consulting services',
      items: [
        {
          title: 'Second opinion',
          text: 'One offer, contract or architecture, read within a week.',
          points: ['Fixed price', 'Ten pages, one call'],
        },
        {
          title: 'Due diligence',
          text: 'The software of a company that you want to buy, before you do.',
          points: ['Code and team review', 'Cost to repair'],
        },
        {
          title: 'Interim technology lead',
          text: 'A chief technology officer for two days a week, until you have hired your own.',
          points: ['Hiring support', 'Board reports'],
        },
        {
          title: 'Cost review',
          text: 'All licenses, clouds and contracts, with the letters of termination ready to send.',
          points: ['Savings list', 'Renewal calendar'],
        },
      ],
    },
    {
      kind: 'industries',
      look: 'lines',
      title: 'Boards and owners we advise',
      items: [
        {
          Icon: Landmark,
          title: 'Financial Services',
          text: 'Core system renewals and outsourcing rules of the regulator.',
        },
        {
          Icon: ShoppingBag,
          title: 'E-commerce',
          text: 'Replatforming decisions with the season as a deadline.',
        },
        {
          Icon: Factory,
          title: 'Manufacturing',
          text: 'ERP choices, plant networks, machines that outlive their software.',
        },
        {
          Icon: HeartPulse,
          title: 'Healthcare',
          text: 'Hospital system tenders and where patient data may rest.',
        },
        {
          Icon: GraduationCap,
          title: 'Education',
          text: 'One campus system in place of eleven, without a lost semester.',
        },
        { Icon: Truck, title: 'Logistics', text: 'Buy or build for dispatch, and what tracking is worth.' },
      ],
    },
    {
      kind: 'snapshot',
      look: 'story',
      tone: 'raised',
      title: 'Client Success Snapshot',
      story: {
        industry: 'Education',
        project: 'License and contract review for a university',
        challenge:
          'Forty-one software contracts, eleven departments that signed them, and a budget cut of a fifth announced for the summer.',
        solution:
          'Six weeks of inventory and sign-in logs; seven overlapping tools merged, four contracts renegotiated with a real alternative on the table.',
        result:
          'IT spending fell by 25% without a system that anybody missed. Part of it now pays for two developers of the university’s own.',
      },
    },
  ],
  related: [services.transformation, services.cloud, services.security],
  closing: {
    title: 'What are you about to sign?',
    text: 'Send it before you do. The first conversation is free, and sometimes it is all you need.',
    actions: [toContact('Get a Free Consultation'), toProjects('View Portfolio')],
  },
});
