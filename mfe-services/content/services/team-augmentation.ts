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
import { company, facts, services } from 'shared-content/content';
import { ProcessLine } from 'shared-content/ui';
import plate from '../../assets/scenes/team-augmentation-plate.avif';
import shots from '../../assets/scenes/team-augmentation-shots.avif';
import proof from '../../assets/scenes/team-augmentation-story-plate.avif';
import { IndustryLines } from '../../components/services/industries/IndustryLines';
import { OfferCards } from '../../components/services/offers/OfferCards';
import { PointMosaic } from '../../components/services/points/PointMosaic';
import { PointTiles } from '../../components/services/points/PointTiles';
import { WhyDaylight } from '../../components/services/why/WhyDaylight';
import { ServicePage } from '../../pages/services/ServicePage';
import { toBooking, toContact, toProjects } from '../callsToAction';
import { seat } from '../exhibits/seat';
import { teamScene } from '../scenes/teamScene';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';

export const head: ServiceHead = {
  entry: services.team,
  title: 'IT Staff Augmentation from Bangladesh',
  description: `Team and staff augmentation: developers, designers, DevOps, QA and project managers from Dhaka. ${facts.people.bench} expert professionals, 50% cost reduction.`,
};

export const card: ServiceCard = {
  picture: plate,
  text: 'Sometimes you need people, and they’ll join your own team within days.',
  features: [
    `${facts.people.bench} expert professionals`,
    'Your tools, your stand-up',
    'Scale up or down monthly',
  ],
  // The band below the cards on /services leads to the page: it sells people, not a piece of work.
  linked: false,
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'Team & Staff Augmentation',
    pitch: 'Borrow specialists who join your stand-up, work on your tickets and commit to your repository.',
    actions: [toContact('Get Started'), toProjects('View Our Works')],
    scene: teamScene,
  },
  blocks: [
    {
      kind: 'intro',
      text: `Hiring a senior developer takes four months. We have ${facts.people.staff} people of our own and a vetted bench of ${facts.people.bench} professionals who can start within days. They’ll report to you, overlap at least four hours with a working day in Europe or Asia, and leave documented code behind.`,
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
          text: 'Most have taken a feature to production alone.',
        },
        {
          Icon: PenTool,
          title: 'UI/UX Designers',
          text: 'They work in your design system and test with your users.',
        },
        {
          Icon: Server,
          title: 'Backend Engineers',
          text: 'They plan for load that grows and write migrations you can undo.',
        },
        {
          Icon: InfinitySign,
          title: 'DevOps Engineers',
          text: 'They build pipelines and alarms in your cloud account.',
        },
        {
          Icon: Bug,
          title: 'QA Engineers',
          text: 'They automate the tests, and try the form with an emoji in it.',
        },
        {
          Icon: ClipboardList,
          title: 'Project Managers',
          text: 'Their minutes name who does what, and you hear bad news early.',
        },
      ],
    },
    {
      kind: 'why',
      Band: WhyDaylight,
      title: 'Why Choose Our Augmentation Services?',
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
    seat,
    {
      kind: 'points',
      Look: PointTiles,
      picture: plate,
      title: 'Key Benefits',
      lead: 'They work in your team and stay on our payroll.',
      items: [
        {
          Icon: Rocket,
          title: 'Rapid Scaling',
          text: 'You’ll have profiles within two working days and a first commit within ten.',
        },
        {
          Icon: PiggyBank,
          title: 'Cost Efficiency',
          text: '40-60% lower overhead than a local hire: no recruiter, desk, hardware or notice period on your books.',
        },
        {
          Icon: BadgeCheck,
          title: 'Expert Access',
          text: 'Someone on the bench has probably done your migration before.',
        },
        {
          Icon: SlidersHorizontal,
          title: 'Flexible Engagement',
          text: `You book by the month, full or part time. An engineer costs ${company.prices.engineerMonth} a month, and you can stop at the end of any month.`,
        },
      ],
    },
    {
      kind: 'industries',
      tone: 'raised',
      Look: IndustryLines,
      title: 'Industry Expertise',
      items: [
        { Icon: Landmark, title: 'Financial Services', text: 'They know ledgers and PCI scope.' },
        { Icon: ShoppingBag, title: 'E-commerce', text: 'They’ve been on call on Black Friday.' },
        { Icon: Factory, title: 'Manufacturing', text: 'ERP modules, machine data, traceability.' },
        { Icon: HeartPulse, title: 'Healthcare', text: 'FHIR, consent, devices at the bedside.' },
        { Icon: GraduationCap, title: 'Education', text: 'Enrollment peaks and SCORM.' },
        { Icon: Truck, title: 'Logistics', text: 'Routing, scanners, customs messages.' },
      ],
    },
    {
      kind: 'offers',
      Look: OfferCards,
      title: 'Comprehensive Augmentation Services',
      items: [
        {
          title: 'Frontend Development',
          text: 'Interfaces load fast, read well aloud and match the design.',
          points: ['React, Vue and Angular', 'TypeScript', 'Accessibility', 'Core Web Vitals'],
        },
        {
          title: 'Backend Development',
          text: 'You get services and data models that are documented and tested.',
          points: [
            'Node.js, Laravel and Python',
            'PostgreSQL and MongoDB',
            'Queues and events',
            'API design',
          ],
        },
        {
          title: 'UI/UX Design',
          text: 'Research, flows and screens come from inside your product team.',
          points: ['Figma libraries', 'Usability tests', 'Interaction design', 'Design tokens'],
        },
        {
          title: 'DevOps & Cloud',
          text: 'You stop deploying by hand.',
          points: ['AWS, Azure and Google Cloud', 'Terraform', 'Kubernetes', 'Monitoring'],
        },
        {
          title: 'Quality Assurance',
          text: 'We find the bugs before your customers do.',
          points: ['Test automation', 'Performance tests', 'Mobile device labs', 'Release sign-off'],
        },
        {
          title: 'Project Management',
          text: 'One person knows where everything stands, on your side and ours.',
          points: ['Scrum and Kanban', 'Roadmaps', 'Risk registers', 'Stakeholder reports'],
        },
      ],
    },
    {
      kind: 'process',
      tone: 'raised',
      Look: ProcessLine,
      title: 'Our Engagement Process',
      steps: [
        {
          title: 'Assessment',
          text: 'On a call, we say which roles we’d add and which we wouldn’t.',
        },
        {
          title: 'Matching',
          text: 'You get two or three profiles for each seat and can turn them all down.',
        },
        {
          title: 'Integration',
          text: 'Accounts, hardware and a buddy are ready on day one.',
        },
        {
          title: 'Delivery',
          text: 'If someone doesn’t fit, we’ll replace them within two weeks.',
        },
      ],
    },
    {
      kind: 'snapshot',
      title: 'Client Success Snapshot',
      story: {
        industry: 'Financial Technology Startup',
        project: 'Digital banking platform',
        challenge: 'They had a license, an opening date, and three developers who couldn’t hire fast enough.',
        solution:
          'We added 5 senior developers, 2 DevOps engineers and 1 QA specialist to the client’s own three.',
        result: '40% faster development at 50% cost reduction, and a launch within 6 months.',
        proof,
      },
    },
  ],
  related: [services.customWeb, services.devOps, services.uxUi],
  closing: {
    title: 'Ready to scale your development team?',
    text: 'Tell us in 30 minutes, free of charge, which seats are empty. We’ll send profiles within two working days.',
    actions: [toBooking(), toContact('Start a Project', 'secondary')],
  },
});
