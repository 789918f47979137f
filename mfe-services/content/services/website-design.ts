import Gauge from 'lucide-react/icons/gauge';
import Languages from 'lucide-react/icons/languages';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import Pencil from 'lucide-react/icons/pencil-line';
import SearchCheck from 'lucide-react/icons/search-check';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { services } from 'shared-content/content';
import trialShots from '../../assets/scenes/website-design-trial-shots.avif';
import plate from '../../assets/scenes/website-design-plate.avif';
import proof from '../../assets/scenes/website-design-story-plate.avif';
import tall from '../../assets/scenes/website-design-tall.avif';
import tile from '../../assets/scenes/website-design-tile.avif';
import wide2x from '../../assets/scenes/website-design-wide-2x.avif';
import wide from '../../assets/scenes/website-design-wide.avif';
import { BarsView } from '../../components/services/exhibits/BarsView';
import { OfferPairs } from '../../components/services/Offers';
import { PointLines } from '../../components/services/points/PointLines';
import { WhyDaylight } from '../../components/services/why/WhyDaylight';
import { ServicePage } from '../../pages/services/ServicePage';
import { toContact, toProjects } from '../callsToAction';
import { pageWeight } from '../exhibits/pageWeight';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';
import { smallestPrice } from '../smallestPrice';
import { usualPrice } from '../usualPrice';

export const head: ServiceHead = {
  entry: services.website,
  title: 'Website Design in Dhaka, Bangladesh',
  description:
    'Website design and development in Dhaka: company sites built to an agreed page weight, which your staff can edit, with copy and technical SEO included.',
};

export const card: ServiceCard = {
  picture: tile,
  text: 'We design to a page weight agreed first, and your staff can edit everything.',
  features: ['Design, copy and code', 'Content system of your choice', 'Technical SEO included'],
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'Website Design around your buyers’ questions',
    pitch: 'We find out what buyers want to know, build the pages that answer it, and keep them light.',
    actions: [toContact('Get a Free Quote'), toProjects('View Portfolio')],
    scene: { wide, wide2x, tall, tallHeight: 400 },
    trial: {
      title: 'The weight of a page is a decision',
      lead: 'In this example, a home page has 300 KB to spend, agreed before design.',
      quiz: {
        question: 'Marketing would like to add…',
        options: [
          {
            label: 'Nothing for now',
            outcome: '280 KB, 1.1 s on 4G',
            text: 'Readable in about a second, with 20 KB to spare.',
            good: true,
          },
          {
            label: 'A chat window',
            outcome: '640 KB, 2.3 s',
            text: 'It’s fine if it loads on click.',
            good: false,
            part: 2,
          },
          {
            label: 'A video that loads first',
            outcome: '2.9 MB, 8.4 s',
            text: 'Our own home page shows a still first, and the video where the connection allows.',
            good: false,
            part: 1,
          },
          {
            label: 'Two more typefaces',
            outcome: '360 KB, 1.4 s',
            text: 'It’s possible if a picture goes.',
            good: false,
            part: 3,
          },
        ],
      },
      View: BarsView,
      // A phone’s screen, second by second, until the page is readable.
      choicePicture: { kind: 'shots', shots: trialShots, legends: pageWeight.legends },
      exhibit: {
        kind: 'bars',
        cases: pageWeight.amounts,
        unit: 'KB',
        total: 300,
        bars: [
          { name: 'Pictures', amount: 140, note: 'Compressed, in the size that the screen shows' },
          { name: 'Scripts', amount: 70, note: 'Once the text is readable, so it doesn’t wait' },
          { name: 'Type', amount: 40, note: 'One variable family, from your own server' },
          { name: 'Markup and styles', amount: 30, note: 'Text and pictures don’t need JavaScript' },
          { name: 'Spare', amount: 20, note: 'For the next campaign' },
        ],
      },
    },
  },
  blocks: [
    {
      kind: 'why',
      Band: WhyDaylight,
      giant: 'second',
      title: 'A site that brings inquiries',
      lead: 'Buyers leave a page that makes them wait or leaves a question open.',
      note: 'Measured on 4G, for the client below.',
      reasons: [
        'Your sales team decides what a page is for.',
        'On sites we look after, we test hourly whether forms still reach a person.',
      ],
      figures: [
        { number: '14 s', label: 'Until the first floor plan showed, before' },
        { number: '1.1 s', label: 'Until it shows today' },
      ],
    },
    {
      kind: 'points',
      Look: PointLines,
      picture: plate,
      title: 'What goes into a business website',
      items: [
        {
          Icon: Pencil,
          title: 'Copywriting',
          text: 'We interview your sales team, then write in English and Bangla.',
        },
        {
          Icon: LayoutTemplate,
          title: 'Visual Design',
          text: 'We design your look from scratch.',
        },
        {
          Icon: Gauge,
          title: 'Front-End Speed',
          text: 'We measure over 4G, before launch and after.',
        },
        {
          Icon: SearchCheck,
          title: 'Technical SEO',
          text: 'You get structured data, clean URLs and redirects from old ones.',
        },
        {
          Icon: Languages,
          title: 'Content Management',
          text: 'WordPress, a headless system or files in Git.',
        },
        {
          Icon: ShieldCheck,
          title: 'Hosting and Upkeep',
          text: 'If you like, we keep it updated, watched and backed up.',
        },
      ],
    },
    {
      kind: 'offers',
      Look: OfferPairs,
      title: 'Website design services',
      items: [
        {
          title: 'Company Website',
          price: usualPrice(services.website),
          text: 'Eight to thirty pages cover what buyers check.',
          points: ['Six to ten weeks', 'Two rounds of design'],
        },
        {
          title: 'Campaign Page',
          price: smallestPrice(services.website),
          text: 'Your landing page is usually live ten working days after you approve the copy.',
          points: ['Copy and design', 'A/B test'],
        },
        {
          title: 'Relaunch with Rankings in Mind',
          text: 'Old URLs are mapped one by one, and traffic is compared daily.',
          points: ['Redirect map', 'Rank watch'],
        },
        {
          title: 'Speed Treatment',
          text: 'We bring your current site down to an agreed budget, usually within two weeks.',
          points: ['Before and after report', 'Weight limit in your build'],
        },
      ],
    },
    {
      kind: 'snapshot',
      tone: 'raised',
      title: 'Client Success Snapshot',
      story: {
        industry: 'Real Estate',
        project: 'Website of a property developer',
        challenge:
          'The first floor plan was slow to load, and the contact form’s emails hadn’t arrived for months.',
        solution:
          'We rewrote the site around price, floor plan and completion date, and a day without inquiries raises an alert.',
        result: 'Viewings booked online tripled within four months of launch.',
        proof,
      },
    },
  ],
  related: [services.uxUi, services.social, services.ecommerce],
  closing: {
    title: 'A home page that could be anyone’s',
    text: 'If yours reads like that, send its address. You get a quote, and three sentences that only you could use.',
    actions: [toContact('Get a Free Quote'), toContact('Start Your Project', 'secondary')],
  },
});
