import Accessibility from 'lucide-react/icons/accessibility';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import PenTool from 'lucide-react/icons/pen-tool';
import Route from 'lucide-react/icons/route';
import Search from 'lucide-react/icons/search';
import { services, stats } from 'shared-content/content';
import tile from '../../assets/scenes/ux-ui-design-tile.avif';
import { ServicePage } from '../../pages/services/ServicePage';
import { toContact, toProjects } from '../callsToAction';
import { uxUiScene } from '../scenes/uxUiScene';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';

export const head: ServiceHead = {
  entry: services.uxUi,
  title: 'UX/UI Design for Web and Mobile Products',
  description:
    'User research, flows, interface design and design systems, tested with real users before development starts and handed over as components, not pictures.',
};

export const card: ServiceCard = {
  picture: tile,
  text: 'Screens tested with five real people before a developer touches them.',
  features: ['Research and usability tests', 'Prototypes that feel real', 'Design systems in code'],
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'Design that people get right the first time',
    pitch:
      'A form that is filled in wrong costs more than a form that is ugly. We find out where people hesitate, draw a way around it, and watch five of them walk it before anything is built.',
    actions: [toContact("Let's Talk"), toProjects('View Portfolio')],
    scene: uxUiScene,
  },
  blocks: [
    {
      kind: 'offers',
      look: 'rows',
      title: 'Design services, smallest first',
      lead: 'You can stop after any of them and still hold something useful.',
      items: [
        {
          title: 'UX review',
          text: 'One week, one product, the twenty findings that matter, each with a sketch of the remedy.',
          points: ['Ranked findings', 'Recorded walkthrough'],
        },
        {
          title: 'Redesign of one journey',
          text: 'Sign-up, checkout, a claim: the path that earns or loses the most, from interviews to tested screens.',
          points: ['Journey map', 'Prototype', 'Test videos'],
        },
        {
          title: 'New product design',
          text: 'From a paragraph of intent to every screen and state of a first release.',
          points: ['Concept tests', 'All states drawn', 'Copy included'],
        },
        {
          title: 'Design system',
          text: 'Tokens, components and rules of use, in the design file and in the repository under the same names.',
          points: ['Token pipeline', 'Component library', 'Contribution guide'],
        },
      ],
    },
    {
      kind: 'exhibit',
      tone: 'raised',
      title: 'What five people told us in an afternoon',
      lead: 'From a usability test of an appointment form, before and after one round of changes.',
      trial: {
        question: 'You are Shirin. Where would you tap to book for your child?',
        options: [
          {
            label: 'On the field “Patient”',
            outcome: '4 of 5 did not',
            text: '“Patient” was read as “me”. The field was there all along, and looked like a fact instead of a question.',
            good: false,
            part: 2,
          },
          {
            label: 'On “Continue”, and correct it later',
            outcome: 'Booked for the wrong person',
            text: 'Three of five arrived at the end before they noticed. Going back lost the slot.',
            good: false,
            part: 2,
          },
          {
            label: 'On “My child”, asked first',
            outcome: '5 of 5 on Friday',
            text: 'One question, two faces, before the calendar. It took an afternoon to draw and nothing to build yet.',
            good: true,
            part: 2,
          },
        ],
      },
      exhibit: {
        kind: 'table',
        label: 'Results of two rounds of a usability test',
        columns: ['Task', 'Round one', 'What we saw', 'Round two'],
        rows: [
          ['Find a free slot', '2 of 5', 'Weeks began on Monday; people looked for Sunday first', '5 of 5'],
          ['Book for a child', '1 of 5', '“Patient” was read as “me”', '5 of 5'],
          ['Change the time', '3 of 5', 'Canceled and booked anew, losing the slot', '4 of 5'],
          ['Find the address', '5 of 5', 'No trouble; left alone', '5 of 5'],
        ],
      },
    },
    {
      kind: 'points',
      look: 'bento',
      title: 'The craft behind the screens',
      items: [
        {
          Icon: Search,
          title: 'User Research',
          text: 'Interviews, diary notes and support tickets, read for what people did rather than for what they say they would do. You get the quotes, not just our summary.',
        },
        {
          Icon: Route,
          title: 'Flows and Information Architecture',
          text: 'Where things live and what they are called, settled by card sorting instead of by rank.',
        },
        {
          Icon: PenTool,
          title: 'Interface Design',
          text: 'Type, color, spacing and motion with a reason for each, down to the empty and the error state.',
        },
        {
          Icon: MousePointerClick,
          title: 'Prototyping',
          text: 'Clickable within days, in your words, with data ugly enough to be true.',
        },
        {
          Icon: ClipboardCheck,
          title: 'Usability Testing',
          text: 'Five participants a round, recorded, with a ranked list of fixes on the same evening.',
        },
        {
          Icon: Accessibility,
          title: 'Accessible Design',
          text: 'WCAG 2.2 AA from the first sketch: contrast, targets, focus order and words that a screen reader can say.',
        },
      ],
    },
    {
      kind: 'why',
      look: 'rail',
      tone: 'lit',
      title: 'Why developers like our files',
      reasons: [
        'Our designers sit with engineers and know what a state, a breakpoint and a slow request are.',
        'Each component carries its name in code, so that a handover is a merge rather than a meeting.',
        'Nothing is drawn twice: the ninth screen reuses what the first eight settled.',
        'We stay through development and review the running screens, not the tickets.',
      ],
      figures: [stats.industries, stats.clientSatisfaction],
    },
    {
      kind: 'snapshot',
      look: 'story',
      tone: 'raised',
      title: 'Client Success Snapshot',
      story: {
        industry: 'Healthcare',
        project: 'Appointment booking for a clinic group',
        challenge:
          'Six in ten patients gave up the online form and called instead. The reception had asked for a longer form, to get the details right.',
        solution:
          'Ten interviews at the counter, a form of four questions instead of nineteen, and the rest asked by message once the slot was safe.',
        result:
          'Eight in ten now finish online, in under two minutes. The counter took down its second phone.',
      },
    },
  ],
  related: [services.website, services.mobile, services.customWeb],
  closing: {
    title: 'Where do your users get stuck?',
    text: 'Give us access to one screen. We send back a short film of what we noticed, before you decide on anything.',
    actions: [toContact('Start Your Project'), toContact("Let's Talk", 'secondary')],
  },
});
