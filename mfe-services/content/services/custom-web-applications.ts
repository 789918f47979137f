import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChartColumn from 'lucide-react/icons/chart-column';
import Layers from 'lucide-react/icons/layers';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import UserRound from 'lucide-react/icons/circle-user-round';
import { services, stats } from 'shared-content/content';
import tile from '../../assets/scenes/custom-web-applications-tile.avif';
import large from '../../assets/scenes/custom-web-applications-wide-2x.avif';
import { ServicePage } from '../../pages/services/ServicePage';
import { toBooking, toContact, toProjects } from '../callsToAction';
import { customWebScene } from '../scenes/customWebScene';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';

export const head: ServiceHead = {
  entry: services.customWeb,
  title: 'Custom Web Application Development',
  description:
    'Web applications built around how your team works: portals, booking and back-office systems, with tests, documentation and the source code in your hands.',
};

export const card: ServiceCard = {
  picture: tile,
  large,
  text: 'The application that takes over when a process has outgrown its spreadsheet.',
  features: [
    'Customer portals and back offices',
    'React with Node.js or Laravel',
    'Source code yours from day one',
  ],
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'Web applications shaped like your work',
    pitch:
      'When a process has outgrown its spreadsheet, we build the application that takes its place: your roles, your exceptions and your vocabulary on the screen, and the source code in your repository.',
    actions: [toContact('Start Your Project'), toProjects('View Portfolio'), toBooking()],
    scene: customWebScene,
  },
  blocks: [
    {
      kind: 'points',
      look: 'bento',
      title: 'What we build for the browser',
      lead: 'Six kinds of application come up again and again. Most projects are two of them, joined.',
      items: [
        {
          Icon: UserRound,
          title: 'Customer Portals',
          text: 'Clients look up orders, download invoices and open requests themselves, at midnight if they like, and see the same figures as your staff. The phone rings less from the first week.',
        },
        {
          Icon: PanelsTopLeft,
          title: 'Back-Office Systems',
          text: 'Orders, stock, approvals and documents in one place, with the keyboard shortcuts that people who type all day ask for.',
        },
        {
          Icon: CalendarClock,
          title: 'Booking and Scheduling',
          text: 'Calendars that know opening hours, rooms and staff, and that cannot sell the same slot twice.',
        },
        {
          Icon: ChartColumn,
          title: 'Operational Dashboards',
          text: 'The day’s numbers from the live database, each one click away from the rows that it was counted from.',
        },
        {
          Icon: Layers,
          title: 'Multi-Tenant SaaS',
          text: 'One codebase, many customers: separated data, plans and limits, and a sign-up that ends in an invoice by itself.',
        },
        {
          Icon: RefreshCw,
          title: 'Rebuilds of Legacy Tools',
          text: 'The Access database or the PHP 5 system that nobody dares to touch, replaced screen by screen while people keep working in it. Old and new share one database until the last screen has moved.',
        },
      ],
    },
    {
      kind: 'exhibit',
      tone: 'raised',
      title: 'What stands behind one button',
      lead: '“Approve” looks like an afternoon’s work. These are the layers underneath it, and what you receive in each.',
      trial: {
        question: 'You press “Approve”. What if',
        options: [
          {
            label: 'all is in order',
            outcome: 'Approved, 14:02:07',
            text: 'The button turns into a tick, the next person gets a message, and the log has a line.',
            good: true,
            part: 1,
          },
          {
            label: 'somebody approved it a second ago',
            outcome: 'Already done, by Tanvir',
            text: 'The screen says so instead of approving twice. Nobody has to find out at the end of the month.',
            good: true,
            part: 2,
          },
          {
            label: 'the amount is above your limit',
            outcome: 'Passed on to finance',
            text: 'The rule asks, not the screen: an import at night is held to the same limit.',
            good: true,
            part: 2,
          },
          {
            label: 'the database goes away',
            outcome: 'Not saved, still on your screen',
            text: 'You are told at once and lose nothing. We are paged, and the entry goes through when you press again.',
            good: true,
            part: 4,
          },
        ],
      },
      exhibit: {
        kind: 'layers',
        layers: [
          {
            name: 'Screen',
            text: 'The button is there for those who may press it, answers at once, and says what happened when the network did not.',
            parts: ['React', 'TypeScript', 'WCAG 2.2 AA', 'Phone to wall screen'],
          },
          {
            name: 'Rules',
            text: 'Who approves up to which amount, who stands in during leave, what happens to a request that was changed meanwhile.',
            parts: ['Node.js or Laravel', 'Rules as tested code', 'Audit trail'],
          },
          {
            name: 'Data',
            text: 'One truth about every request, with constraints that refuse a wrong state even when a script tries it.',
            parts: ['PostgreSQL or MySQL', 'Versioned migrations', 'Nightly restore test'],
          },
          {
            name: 'Operations',
            text: 'A release without downtime, an alarm before your users notice, a log that answers “who did this?” in a minute.',
            parts: ['Docker', 'Automated releases', 'Error tracking'],
          },
        ],
      },
    },
    {
      kind: 'why',
      look: 'split',
      title: 'Why clients leave the build to us',
      reasons: [
        'A clickable version of your most-used screen stands in week two, on your own data, before the rest is designed.',
        'We choose technology that the next developer you hire already knows, and write down why.',
        'Every change is reviewed, tested and put on a staging address that you can open on your phone the same day.',
        'Repository, domain and cloud account are in your name from the start, not after the last invoice.',
      ],
      figures: [stats.projects, stats.clientSatisfaction],
    },
    {
      kind: 'offers',
      look: 'rows',
      title: 'Web development services',
      lead: 'Begin where you stand: with an idea, with a half-finished product, or with ten years of code.',
      items: [
        {
          title: 'Discovery and prototype',
          text: 'Two weeks of interviews and sketches that end in a scope, a price and an order of releases.',
          points: ['Process map', 'Clickable prototype', 'Estimate per feature'],
        },
        {
          title: 'Development from zero',
          text: 'A first release within 2–4 months for a typical application, then a new one every two weeks.',
          points: ['Design and code', 'Automated tests', 'Training for key users'],
        },
        {
          title: 'Takeover of running code',
          text: 'We get it to build, put tests around what earns you money, and only then change it.',
          points: ['Code report', 'Safety net of tests', 'Fixed first backlog'],
        },
        {
          title: 'Care after launch',
          text: 'Security updates every month, backups that somebody has restored, and a person who answers.',
          points: ['Monthly updates', 'Monitoring', 'Named contact'],
        },
      ],
    },
    {
      kind: 'process',
      look: 'line',
      title: 'From first talk to first login',
      steps: [
        {
          title: 'Walk the process',
          text: 'We sit beside the people who do the work today and write down every exception they mention.',
        },
        {
          title: 'Draw and price',
          text: 'A prototype of the main screens, and a price for each part that you can strike out.',
        },
        {
          title: 'Build in slices',
          text: 'Every week something that works from the screen down to the database, on staging.',
        },
        {
          title: 'Switch over',
          text: 'Data moved and counted, users trained, the old tool kept readable for a quarter.',
        },
      ],
    },
    {
      kind: 'snapshot',
      look: 'story',
      tone: 'raised',
      title: 'Client Success Snapshot',
      story: {
        industry: 'Architecture, Engineering and Construction',
        project: 'Drawing approval portal',
        challenge:
          'A design office mailed drawings back and forth with eleven contractors. Twice, a floor was built from a superseded revision.',
        solution:
          'A portal where each drawing has one current revision, an approval chain by discipline, and a QR code on the print that says on site whether it still holds.',
        result:
          'Approvals that took nine days take three. Since launch no contractor has built from an outdated drawing.',
      },
    },
  ],
  related: [services.api, services.uxUi, services.devOps],
  closing: {
    title: 'Show us the spreadsheet',
    text: 'Send the file, form or old tool that your team has outgrown. We answer within 24 hours with what we would build first.',
    actions: [toContact('Start Your Project'), toProjects('See Our Work'), toBooking()],
  },
});
