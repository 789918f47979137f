import Gauge from 'lucide-react/icons/gauge';
import Languages from 'lucide-react/icons/languages';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import Pencil from 'lucide-react/icons/pencil-line';
import SearchCheck from 'lucide-react/icons/search-check';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { services, stats } from 'shared-content/content';
import plate from '../../assets/scenes/website-design-plate.avif';
import tile from '../../assets/scenes/website-design-tile.avif';
import large from '../../assets/scenes/website-design-wide-2x.avif';
import { ServicePage } from '../../pages/services/ServicePage';
import { toContact, toProjects } from '../callsToAction';
import { websiteScene } from '../scenes/websiteScene';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';

export const head: ServiceHead = {
  entry: services.website,
  title: 'Website Design in Dhaka, Bangladesh',
  description:
    'Website design and development: company websites that load in under 1.5 seconds on a phone, that your staff can edit and that buyers find. Copy included.',
};

export const card: ServiceCard = {
  picture: tile,
  large,
  text: 'Your company website loads in under 1.5 seconds, and your own staff can edit it.',
  features: ['Design, copy and code together', 'Content system of your choice', 'Technical SEO included'],
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'A website your sales team will send people to',
    pitch:
      'Most company sites talk about themselves. We write and design yours around the questions buyers ask on the phone, then make it load before they lose interest.',
    actions: [toContact('Get a Free Quote'), toProjects('View Portfolio')],
    scene: websiteScene,
  },
  blocks: [
    {
      kind: 'exhibit',
      title: 'The weight of a page is a decision',
      lead: '300 KB for a home page, agreed before design. If a picture doesn’t fit, it has to be smaller or better.',
      trial: {
        question: 'Marketing would like to add',
        options: [
          {
            label: 'Nothing for now',
            outcome: '280 KB, 1.1 s on 4G',
            text: 'Read before the thumb has moved. 20 KB are kept for the campaign.',
            good: true,
          },
          {
            label: 'A chat window',
            outcome: '640 KB, 2.3 s',
            text: 'Over the budget by more than the whole page. We load it when someone asks for it: 0 KB until then.',
            good: false,
            part: 2,
          },
          {
            label: 'A film at the top',
            outcome: '2.9 MB, 8.4 s',
            text: 'Ten home pages in one. We offer a still of 60 KB that plays when it is touched.',
            good: false,
            part: 1,
          },
          {
            label: 'Two more typefaces',
            outcome: '360 KB, 1.4 s',
            text: 'Possible, if a picture goes. Most clients then find that one family in three weights does it.',
            good: false,
            part: 3,
          },
        ],
      },
      exhibit: {
        kind: 'bars',
        unit: 'KB',
        total: 300,
        bars: [
          { name: 'Pictures', amount: 140, note: 'AVIF, in the size that the screen shows' },
          { name: 'Scripts', amount: 70, note: 'After the text is readable, never before' },
          { name: 'Type', amount: 40, note: 'One variable family, from your own server' },
          { name: 'Markup and styles', amount: 30, note: 'Complete without JavaScript' },
          { name: 'Spare', amount: 20, note: 'For the campaign that marketing will think of' },
        ],
      },
    },
    {
      kind: 'points',
      look: 'ledger',
      picture: plate,
      tone: 'raised',
      title: 'What goes into a site',
      items: [
        {
          Icon: Pencil,
          title: 'Copywriting',
          text: 'We interview the people who answer your phone and turn what they hear into pages, in English and Bangla.',
        },
        {
          Icon: LayoutTemplate,
          title: 'Visual Design',
          text: 'You won’t meet your look on a rival’s off-the-shelf theme.',
        },
        {
          Icon: Gauge,
          title: 'Front-End Speed',
          text: 'The largest picture or heading shows in under 1.5 seconds on a mid-range phone over 4G.',
        },
        {
          Icon: SearchCheck,
          title: 'Technical SEO',
          text: 'You get structured data, clean addresses and a redirect for every old one.',
        },
        {
          Icon: Languages,
          title: 'Content Management',
          text: 'You can have WordPress, a headless system or plain files in Git. We’ll set up whichever your editors will actually open.',
        },
        {
          Icon: ShieldCheck,
          title: 'Hosting and Upkeep',
          text: 'We look after updates and uptime, and restore a backup once a quarter.',
        },
      ],
    },
    {
      kind: 'why',
      look: 'split',
      title: 'A site that makes the phone ring',
      reasons: [
        'Each page has one job, and the people who sell decide which.',
        'Forms reach a person. We test delivery from the outside, every hour.',
        'After 90 days we sit down with the numbers and change what didn’t work.',
      ],
      figures: [stats.projects, stats.countries],
    },
    {
      kind: 'offers',
      look: 'pairs',
      tone: 'raised',
      title: 'Website services',
      items: [
        {
          title: 'Company Website',
          text: 'You get eight to thirty pages with everything a buyer checks before calling.',
          points: ['Six to ten weeks', 'Two rounds of design'],
        },
        {
          title: 'Campaign Page',
          text: 'You’ll have one page for one offer, live within ten working days.',
          points: ['Copy and design', 'A/B test'],
        },
        {
          title: 'Relaunch Without Lost Rankings',
          text: 'We map old addresses one by one, and compare traffic daily.',
          points: ['Redirect map', 'Rank watch'],
        },
        {
          title: 'Speed Treatment',
          text: 'We’ll make your present site fast within two weeks, without a redesign.',
          points: ['Before and after report', 'Budget in your pipeline'],
        },
      ],
    },
    {
      kind: 'snapshot',
      look: 'three',
      title: 'Client Success Snapshot',
      story: {
        industry: 'Real Estate',
        project: 'Website of a property developer',
        challenge:
          'The first floor plan took fourteen seconds on a phone, and the contact form’s emails hadn’t reached anyone since spring.',
        solution:
          'We rewrote the site around price, floor plan and completion date. The CRM raises an alarm after a day without inquiries.',
        result:
          'The first plan shows in 1.1 seconds. Site visits booked online tripled within four months, on the same advertising budget.',
      },
    },
  ],
  related: [services.uxUi, services.social, services.ecommerce],
  closing: {
    title: 'Read your home page aloud',
    text: 'If it could stand on a competitor’s site, send us the address. You’ll get a quote, and three sentences no competitor could use.',
    actions: [toContact('Get a Free Quote'), toContact('Start Your Project', 'secondary')],
  },
});
