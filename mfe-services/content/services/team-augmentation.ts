import BadgeCheck from 'lucide-react/icons/badge-check';
import Bug from 'lucide-react/icons/bug';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Code from 'lucide-react/icons/code-xml';
import Factory from 'lucide-react/icons/factory';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import InfinitySign from 'lucide-react/icons/infinity';
import Landmark from 'lucide-react/icons/landmark';
import PenTool from 'lucide-react/icons/pen-tool';
import PiggyBank from 'lucide-react/icons/piggy-bank';
import Rocket from 'lucide-react/icons/rocket';
import Server from 'lucide-react/icons/server';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Truck from 'lucide-react/icons/container';
import { company, facts, getAmericas, sentences, services, sharedHours } from 'shared-content/content';
import { ProcessLine } from 'shared-content/ui';
import plate from '../../assets/scenes/team-augmentation-plate.avif';
import fields1600 from '../../assets/water/fields-1600.avif';
import fields800 from '../../assets/water/fields-800.avif';
import shots from '../../assets/scenes/team-augmentation-shots.avif';
import proof from '../../assets/scenes/team-augmentation-story-plate.avif';
import { PointLines } from '../../components/services/points/PointLines';
import { SheetView } from '../../components/services/exhibits/SheetView';
import { OfferPairs } from '../../components/services/Offers';
import { PointMosaic } from '../../components/services/points/PointMosaic';
import { WhyDaylight } from '../../components/services/why/WhyDaylight';
import { ServicePage } from '../../pages/services/ServicePage';
import { toBooking, toContact, toProjects } from '../callsToAction';
import { teamScene } from '../scenes/teamScene';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';

const at = (place: string) => sharedHours.find((row) => row.place === place)!;
const london = at('London');
const singapore = at('Singapore');

export const head: ServiceHead = {
  entry: services.team,
  title: 'Hire Developers in Bangladesh: Staff Augmentation',
  description: `Hire developers, designers, DevOps and QA engineers in Bangladesh for your own team, booked by the month. An engineer costs ${company.prices.engineerMonth}.`,
};

export const card: ServiceCard = {
  picture: plate,
  text: 'Need people, not a project? Ours usually join your team in week two.',
  features: [
    `${facts.people.bench} expert professionals`,
    'Your tools, your tickets',
    'Scale up or down monthly',
  ],
  // The band below the cards on /services links to the page: it sells people rather than a piece of work.
  linked: false,
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'Team & Staff Augmentation',
    pitch:
      'Hire developers in Bangladesh by the month. They work on your tickets, join your stand-up where hours overlap, and commit to your repository.',
    actions: [toContact('Get Started'), toProjects('View Our Works')],
    scene: teamScene,
  },
  blocks: [
    {
      kind: 'intro',
      text: sentences(
        `You choose from ${facts.people.staff} people of our own and a vetted bench of ${facts.people.bench} professionals. You contract with us alone. We employ or engage them, pay them, and bind them in writing to keep your secrets. What they make is yours once it’s paid for.`,
        company.assurances.benchEmployment,
      ),
    },
    {
      kind: 'points',
      Look: PointMosaic,
      shots,
      title: 'Our Augmentation Services',
      items: [
        {
          Icon: Code,
          title: 'Full-Stack Developers',
          text: 'They take a feature from ticket to production.',
        },
        {
          Icon: PenTool,
          title: 'UI/UX Designers',
          text: 'They work in your design system.',
        },
        {
          Icon: Server,
          title: 'Backend Engineers',
          text: 'They design services for growing load.',
        },
        {
          Icon: InfinitySign,
          title: 'DevOps Engineers',
          text: 'They build pipelines in your cloud account.',
        },
        {
          Icon: Bug,
          title: 'QA Engineers',
          text: 'They automate the tests and try what the ticket didn’t mention.',
        },
        {
          Icon: ClipboardList,
          title: 'Project Managers',
          text: 'They run the plan, the risks and the budget.',
        },
      ],
    },
    {
      kind: 'why',
      Band: WhyDaylight,
      title: 'Why Choose Our Augmentation Services?',
      lead: `Your own hires stay for good; ours stay for as long as the work lasts. ${company.placement.notice}`,
      note: `Professionals: our bench today. Cost: the average of ${facts.counts.placements} placements since we began, each compared with hiring for the same role locally.`,
      reasons: [
        'Pre-vetted experienced professionals',
        'Rapid onboarding and integration',
        'Quality assurance and performance monitoring',
      ],
      figures: [
        { number: facts.people.bench, label: 'Expert Professionals' },
        { number: '50%', label: 'Cost Reduction' },
      ],
    },
    {
      kind: 'exhibit',
      tone: 'raised',
      title: 'A weekly report, as you’d get it',
      lead: 'You read it when your day begins, wherever that is.',
      View: SheetView,
      exhibit: {
        kind: 'sheet',
        heading: 'Payments team, week 37',
        mark: 'Three people · an example',
        fields: [
          { name: 'Done', value: 'Refunds are live (PAY-212); the fee table has tests (PAY-209)' },
          {
            name: 'Late',
            value: 'Export for the auditors, by two days, as its field list changed on Tuesday',
          },
          { name: 'Next', value: 'Export on Monday, then chargebacks' },
          { name: 'From you', value: 'A decision on rounding by Wednesday; access to the staging ledger' },
          { name: 'Hours', value: '118 of 120, the other two carried over' },
        ],
      },
    },
    {
      kind: 'points',
      Look: PointMosaic,
      picture: plate,
      title: 'Key Benefits',
      lead: sentences(
        getAmericas(),
        `Our office day also shares ${london.january} with London in January and ${singapore.january} with Singapore all year.`,
        company.assurances.shiftedDay,
      ),
      items: [
        {
          Icon: Rocket,
          title: 'Rapid Scaling',
          text: `You see profiles ${facts.profiles}, and people usually start in week two.`,
        },
        {
          Icon: PiggyBank,
          title: 'Cost Efficiency',
          text: '40-60% lower overhead than a local hire, depending on the role and on where you’d hire.',
        },
        {
          Icon: BadgeCheck,
          title: 'Expert Access',
          text: 'Hire skills you don’t need all year.',
        },
        {
          Icon: SlidersHorizontal,
          title: 'Flexible Engagement',
          text: sentences(
            `An engineer costs ${company.prices.engineerMonth} a month, a tester ${company.prices.testerMonth}.`,
            company.placement.month,
          ),
        },
      ],
    },
    {
      kind: 'industries',
      tone: 'raised',
      Look: PointLines,
      title: 'Industry Expertise',
      items: [
        {
          Icon: Landmark,
          title: 'Financial Services',
          to: '/industries/finance',
          text: 'Our people have built ledgers and worked in PCI scope.',
        },
        {
          Icon: ShoppingBag,
          title: 'E-commerce',
          to: '/industries/e-commerce',
          text: 'They’ve taken checkouts through peak season.',
        },
        { Icon: Factory, title: 'Manufacturing', text: 'ERP modules, machine data, traceability.' },
        {
          Icon: HeartPulse,
          title: 'Healthcare',
          to: '/industries/healthcare',
          text: 'FHIR, consent, devices at the bedside.',
        },
        {
          Icon: GraduationCap,
          title: 'Education',
          to: '/industries/education',
          text: 'They’ve seen enrollment peaks and exam weeks.',
        },
        {
          Icon: Truck,
          title: 'Logistics',
          to: '/industries/logistics',
          text: 'Routing, scanners, customs messages.',
        },
      ],
    },
    {
      kind: 'offers',
      Look: OfferPairs,
      title: 'Comprehensive Augmentation Services',
      items: [
        {
          title: 'Frontend Development',
          text: 'They build fast interfaces that work with screen readers.',
          points: ['React, Vue and Angular', 'TypeScript', 'Accessibility', 'Core Web Vitals'],
        },
        {
          title: 'Backend Development',
          text: 'They document and test what they build.',
          points: [
            'Node.js, Laravel and Python',
            'PostgreSQL and MongoDB',
            'Queues and events',
            'API design',
          ],
        },
        {
          title: 'UI/UX Design',
          text: 'A designer on your team does research and screens.',
          points: ['Figma libraries', 'Usability tests', 'Interaction design', 'Design tokens'],
        },
        {
          title: 'DevOps & Cloud',
          text: 'Your releases move into office hours.',
          points: ['AWS, Azure and Google Cloud', 'Terraform', 'Kubernetes', 'Monitoring'],
        },
        {
          title: 'Quality Assurance',
          text: 'Testers find bugs while they’re cheap to fix.',
          points: ['Test automation', 'Performance tests', 'Mobile device labs', 'Release sign-off'],
        },
        {
          title: 'Project Management',
          text: 'You have someone to ask about plan, risk and budget.',
          points: ['Scrum and Kanban', 'Roadmaps', 'Risk registers', 'Stakeholder reports'],
        },
      ],
    },
    {
      kind: 'process',
      tone: 'raised',
      Look: ProcessLine,
      title: 'Our Engagement Process',
      lead: 'What your first month looks like.',
      steps: [
        {
          title: 'Assessment',
          text: 'In a first call, we settle roles, start and term.',
        },
        {
          title: 'Matching',
          text: `Profiles reach you ${facts.profiles}, and you interview two or three people for a role.`,
        },
        {
          title: 'Integration',
          text: `In week two, they usually start, with accounts and hardware ready. ${company.placement.trial}`,
        },
        {
          title: 'Delivery',
          text: 'In week four, you review the month with us.',
        },
      ],
    },
    {
      kind: 'snapshot',
      title: 'Client Success Snapshot',
      story: {
        industry: 'Financial Technology Startup',
        project: 'Digital banking platform',
        challenge: 'They had a license, an opening date and three developers, and couldn’t hire fast enough.',
        solution: sentences(
          'We added 5 senior developers, 2 DevOps engineers and 1 QA specialist to the client’s own three.',
          company.placement.baseline,
        ),
        result: '40% faster development at 50% cost reduction, and a launch within 6 months.',
        proof,
      },
    },
  ],
  related: [services.customWeb, services.devOps, services.uxUi],
  closing: {
    title: 'Ready to scale your development team?',
    text: sentences('In a call of 30 minutes, we go through roles, start and price.', company.referenceCall),
    actions: [toBooking(), toContact('Start a Project', 'secondary')],
    water: { small: fields800, large: fields1600 },
  },
});
