import Accessibility from 'lucide-react/icons/accessibility';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import PenTool from 'lucide-react/icons/pen-tool';
import Route from 'lucide-react/icons/route';
import Search from 'lucide-react/icons/search';
import { services } from 'shared-content/content';
import shots from '../../assets/scenes/ux-ui-design-shots.avif';
import trialShots from '../../assets/scenes/ux-ui-design-trial-shots.avif';
import proof from '../../assets/scenes/ux-ui-design-story-plate.avif';
import tall from '../../assets/scenes/ux-ui-design-tall.avif';
import tile from '../../assets/scenes/ux-ui-design-tile.avif';
import wide2x from '../../assets/scenes/ux-ui-design-wide-2x.avif';
import wide from '../../assets/scenes/ux-ui-design-wide.avif';
import { OfferPairs } from '../../components/services/Offers';
import { PointMosaic } from '../../components/services/points/PointMosaic';
import { TableView } from '../../components/services/exhibits/TableView';
import { WhyDaylight } from '../../components/services/why/WhyDaylight';
import { ServicePage } from '../../pages/services/ServicePage';
import { toContact, toProjects } from '../callsToAction';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';
import { smallestPrice } from '../smallestPrice';
import { usualPrice } from '../usualPrice';

export const head: ServiceHead = {
  entry: services.uxUi,
  title: 'UX/UI Design for Web and Mobile Apps',
  description:
    'UX/UI design in Dhaka: user research, flows, interfaces and design systems, tested with real users before development and handed over as components.',
};

export const card: ServiceCard = {
  picture: tile,
  large: wide2x,
  text: 'Screens are tested with five users before development begins.',
  features: ['Research and usability tests', 'Clickable Figma prototypes', 'Design systems in code'],
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'UX/UI Design, tested with users before it’s built',
    pitch: 'We find out where people hesitate, fix the design, and try the fix with five of them.',
    actions: [toContact("Let's Talk"), toProjects('View Portfolio')],
    scene: { wide, wide2x, tall, tallHeight: 400 },
    trial: {
      title: 'Usability testing: what five people showed us',
      lead: 'Two rounds with an appointment form, a week apart.',
      quiz: {
        question: 'You want to book for your child. Where do you tap?',
        start: 2,
        options: [
          {
            label: 'On the field “Patient”',
            outcome: '4 of 5 missed it',
            text: 'People read “Patient” as “me.”',
            good: false,
            part: 2,
          },
          {
            label: 'On “Continue,” and correct it later',
            outcome: 'Booked for the wrong person',
            text: 'Three of five didn’t notice until the end, and one gave up.',
            good: false,
            part: 2,
          },
          {
            label: 'On “My child,” asked first',
            outcome: '5 of 5 in round two',
            text: 'The new question took an afternoon to design.',
            good: true,
            part: 2,
          },
        ],
      },
      View: TableView,
      // The tested form, and where five people put their thumb.
      choicePicture: {
        kind: 'shots',
        shots: trialShots,
        legends: [
          'In round one, one of five changed the name.',
          'In round one, three of five went on with their own name, and one gave up.',
          'In round two, all five got it right.',
        ],
      },
      exhibit: {
        kind: 'table',
        label: 'Results of two rounds of a usability test',
        columns: ['Task', 'Round one', 'What we saw', 'Round two'],
        rows: [
          ['Find an open slot', '2 of 5', 'Expected Sunday first', '5 of 5'],
          ['Book for a child', '1 of 5', '“Patient” was read as “me”', '5 of 5'],
          ['Change the time', '3 of 5', 'Canceled and rebooked, losing the slot', '4 of 5'],
          ['Find the address', '5 of 5', 'No trouble; left alone', '5 of 5'],
        ],
      },
    },
  },
  blocks: [
    {
      kind: 'snapshot',
      title: 'Client Success Snapshot',
      story: {
        industry: 'Healthcare',
        project: 'Patient intake form of a clinic group',
        challenge: 'Six in ten patients gave up on the form at home and filled it in at the desk.',
        solution: 'After ten interviews at the front desk, we cut its questions to four.',
        result: 'Eight in ten now finish it at home, in under two minutes.',
        proof,
      },
    },
    {
      kind: 'why',
      Band: WhyDaylight,
      giant: 'second',
      title: 'Why the build goes smoothly afterward',
      lead: 'A change that takes an hour in a sketch can take weeks in finished software.',
      note: 'From the test above, in which five people had four tasks each.',
      reasons: [
        'Our designers sit with engineers and design for slow connections.',
        'We stay through development and review the screens as they run.',
      ],
      figures: [
        { number: '11/20', label: 'Tasks done in round one of the test above' },
        { number: '19/20', label: 'Tasks done in round two' },
      ],
    },
    {
      kind: 'points',
      Look: PointMosaic,
      shots,
      title: 'UX research, interface design and testing',
      items: [
        {
          Icon: Search,
          title: 'User Research',
          text: 'We watch what people do. It’s rarely what they say they’d do.',
        },
        {
          Icon: Route,
          title: 'Information Architecture',
          text: 'Card sorting settles where things are and what they’re called.',
        },
        {
          Icon: PenTool,
          title: 'Interface Design',
          text: 'We design every state, errors included.',
        },
        {
          Icon: MousePointerClick,
          title: 'Prototyping',
          text: 'You click through a first version in Figma within days.',
        },
        {
          Icon: ClipboardCheck,
          title: 'Usability Testing',
          text: 'Fixes are ranked the same evening.',
        },
        {
          Icon: Accessibility,
          title: 'Accessible Design',
          text: 'We design for WCAG 2.2 AA from the first sketch.',
        },
      ],
    },
    {
      kind: 'offers',
      tone: 'raised',
      Look: OfferPairs,
      title: 'UX and UI design services, smallest first',
      items: [
        {
          title: 'UX Review',
          price: smallestPrice(services.uxUi),
          text: 'In a week, you get findings with a sketch of each fix.',
          points: ['Ranked findings', 'Recorded walkthrough'],
        },
        {
          title: 'Redesign of One Journey',
          price: usualPrice(services.uxUi),
          text: 'We take one key path from interviews to tested screens.',
          points: ['Prototype', 'Test videos'],
        },
        {
          title: 'New Product Design',
          text: 'We design all screens and states of a first release.',
          points: ['Concept tests', 'All states designed', 'Copy included'],
        },
        {
          title: 'Design System',
          text: 'You get tokens and components your developers can import.',
          points: ['Figma and React library', 'Contribution guide'],
        },
      ],
    },
  ],
  related: [services.website, services.mobile, services.customWeb],
  closing: {
    title: 'See where your users get stuck',
    text: 'Share a screen, and you get a short video of what we noticed.',
    actions: [toContact('Start Your Project'), toContact("Let's Talk", 'secondary')],
  },
});
