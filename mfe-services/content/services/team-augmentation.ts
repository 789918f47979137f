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
import { services } from 'shared-content/content';
import tile from '../../assets/scenes/team-augmentation-tile.avif';
import { ServicePage } from '../../pages/services/ServicePage';
import { toBooking, toContact, toProjects } from '../callsToAction';
import { teamScene } from '../scenes/teamScene';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';

export const head: ServiceHead = {
  entry: services.team,
  title: 'Team & Staff Augmentation',
  description:
    'Developers, designers, DevOps, QA and project managers from Dhaka who join your team within days. 200+ expert professionals, 50% cost reduction.',
};

export const card: ServiceCard = {
  picture: tile,
  text: 'Not a project but people: specialists who join your own team within days.',
  features: ['200+ expert professionals', 'Your tools, your stand-up', 'Scale up or down monthly'],
  // The band below the cards on /services leads to the page: it sells people, not a piece of work.
  linked: false,
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'Team & Staff Augmentation',
    pitch:
      'Your roadmap is fuller than your team. Borrow ours: people we have worked with for years, in your stand-up, on your tickets, in your repository.',
    actions: [toContact('Get Started'), toProjects('View Our Works')],
    scene: teamScene,
  },
  blocks: [
    {
      kind: 'intro',
      text: 'Hiring a senior developer takes four months; a deadline takes no notice. We lend you specialists who have passed our own interviews and shipped with our own teams. They report to you, work in overlapping hours, and leave behind documented code when the rush is over.',
    },
    {
      kind: 'points',
      look: 'bento',
      title: 'Our Augmentation Services',
      items: [
        {
          Icon: Code,
          title: 'Full-Stack Developers',
          text: 'React or Vue in front, Node.js, Laravel or Django behind, and the judgment to know which side a bug is on. Most of them have taken a feature from sketch to production alone.',
        },
        {
          Icon: PenTool,
          title: 'UI/UX Designers',
          text: 'They work in your design system, test with your users and hand over in the names that your code uses.',
        },
        {
          Icon: Server,
          title: 'Backend Engineers',
          text: 'Schemas, queues and interfaces for load that grows, with migrations that can be undone.',
        },
        {
          Icon: InfinitySign,
          title: 'DevOps Engineers',
          text: 'Pipelines, clusters and alarms, in your cloud account and under your change rules.',
        },
        {
          Icon: Bug,
          title: 'QA Engineers',
          text: 'Test plans, automation and the stubbornness to try the form with an emoji in it.',
        },
        {
          Icon: ClipboardList,
          title: 'Project Managers',
          text: 'Plans that survive a Monday, minutes that name who does what, bad news on the day it is known.',
        },
      ],
    },
    {
      kind: 'why',
      look: 'split',
      tone: 'raised',
      title: 'Why Choose Our Augmentation Services?',
      reasons: [
        'Pre-vetted experienced professionals',
        'Rapid onboarding and integration',
        'Quality assurance and performance monitoring',
      ],
      figures: [
        { number: '200+', label: 'Expert Professionals' },
        { number: '50%', label: 'Cost Reduction' },
      ],
    },
    {
      kind: 'points',
      look: 'columns',
      title: 'Key Benefits',
      items: [
        {
          Icon: Rocket,
          title: 'Rapid Scaling',
          text: 'First profiles within two working days, a first commit within ten: the seat is filled while your own vacancy is still being worded.',
        },
        {
          Icon: PiggyBank,
          title: 'Cost Efficiency',
          text: '40-60% lower overhead than a local hire: no recruiter, desk, hardware or notice period on your books.',
        },
        {
          Icon: BadgeCheck,
          title: 'Expert Access',
          text: 'The colleague who has done that migration four times sits one message away from the one on your team.',
        },
        {
          Icon: SlidersHorizontal,
          title: 'Flexible Engagement',
          text: 'By the month, full or part time. Add a tester for the release and hand her back afterward.',
        },
      ],
    },
    {
      kind: 'industries',
      look: 'lines',
      tone: 'raised',
      title: 'Industry Expertise',
      lead: 'We propose people who already speak your trade’s language.',
      items: [
        { Icon: Landmark, title: 'Financial Services', text: 'Ledgers, PCI scope, four-eyes rules.' },
        { Icon: ShoppingBag, title: 'E-commerce', text: 'Catalogs, carts and Black Friday on call.' },
        { Icon: Factory, title: 'Manufacturing', text: 'ERP modules, machine data, traceability.' },
        { Icon: HeartPulse, title: 'Healthcare', text: 'FHIR, consent, devices at the bedside.' },
        { Icon: GraduationCap, title: 'Education', text: 'Enrollment peaks, grading, SCORM.' },
        { Icon: Truck, title: 'Logistics', text: 'Routing, scanners, customs messages.' },
      ],
    },
    {
      kind: 'offers',
      look: 'cards',
      title: 'Comprehensive Augmentation Services',
      lead: 'Six disciplines, from one person for a month to a whole squad for a year.',
      items: [
        {
          title: 'Frontend Development',
          text: 'Interfaces that load fast, read well aloud and match the design to the pixel that matters.',
          points: ['React, Vue and Angular', 'TypeScript', 'Accessibility', 'Core Web Vitals'],
        },
        {
          title: 'Backend Development',
          text: 'Services and data models that are dull in the best sense: documented, tested, quick.',
          points: [
            'Node.js, Laravel and Python',
            'PostgreSQL and MongoDB',
            'Queues and events',
            'API design',
          ],
        },
        {
          title: 'UI/UX Design',
          text: 'Research, flows and screens made inside your product team instead of thrown over its wall.',
          points: ['Figma libraries', 'Usability tests', 'Interaction design', 'Design tokens'],
        },
        {
          title: 'DevOps & Cloud',
          text: 'Delivery and operations for teams that want to stop deploying by hand.',
          points: ['AWS, Azure and Google Cloud', 'Terraform', 'Kubernetes', 'Monitoring'],
        },
        {
          title: 'Quality Assurance',
          text: 'Somebody whose only wish is to find it before your customers do.',
          points: ['Test automation', 'Performance tests', 'Mobile device labs', 'Release sign-off'],
        },
        {
          title: 'Project Management',
          text: 'One person who knows where everything stands, across your people and ours.',
          points: ['Scrum and Kanban', 'Roadmaps', 'Risk registers', 'Stakeholder reports'],
        },
      ],
    },
    {
      kind: 'process',
      look: 'line',
      tone: 'raised',
      title: 'Our Engagement Process',
      steps: [
        {
          title: 'Assessment',
          text: 'A call about stack, gap and dates. You get the roles that we would add, and those that we would not.',
        },
        {
          title: 'Matching',
          text: 'Two or three profiles for each seat. You interview, you choose, you may say no to all of them.',
        },
        {
          title: 'Integration',
          text: 'Accounts, hardware and a buddy from our side on day one; a first merged change in week one.',
        },
        {
          title: 'Delivery',
          text: 'Monthly feedback in both directions, a replacement within two weeks if it does not fit.',
        },
      ],
    },
    {
      kind: 'snapshot',
      look: 'story',
      title: 'Client Success Snapshot',
      story: {
        industry: 'Financial Technology Startup',
        project: 'Digital banking platform',
        challenge:
          'A license with an opening date, a product half designed, and three developers who could not hire fast enough for the launch that investors had been promised.',
        solution:
          'We added 5 senior developers, 2 DevOps engineers and 1 QA specialist to the client’s own three, in one team with one backlog.',
        result: '40% faster development at 50% cost reduction, and a launch within 6 months.',
      },
      figures: [
        { number: '5', label: 'Senior developers' },
        { number: '2', label: 'DevOps engineers' },
        { number: '1', label: 'QA specialist' },
        { number: '40%', label: 'Faster development' },
        { number: '50%', label: 'Cost reduction' },
        { number: '6', label: 'Months to launch' },
      ],
    },
  ],
  related: [services.customWeb, services.devOps, services.uxUi],
  closing: {
    title: 'Ready to scale your development team?',
    text: 'Tell us in 30 minutes, free of charge, which seats are empty. Profiles follow within two working days.',
    actions: [toBooking(), toContact('Start a Project', 'primary')],
  },
});
