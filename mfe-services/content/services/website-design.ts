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
  title: 'Website Design and Development',
  description:
    'Company websites that load within a second on a phone, can be edited by your own staff and are found by the people you sell to. Design, copy and code.',
};

export const card: ServiceCard = {
  picture: tile,
  large,
  text: 'Company websites that load in a second and that your own staff can edit.',
  features: ['Design, copy and code together', 'Content system of your choice', 'Technical SEO included'],
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'A website your sales team will send people to',
    pitch:
      'Most company sites talk about themselves and name a price range nowhere. We write and design yours around the questions that buyers ask on the phone, then make it load before they lose interest.',
    actions: [toContact('Get a Free Quote'), toProjects('View Portfolio')],
    scene: websiteScene,
  },
  blocks: [
    {
      kind: 'exhibit',
      title: 'The weight of a page is a decision',
      lead: 'The 300 KB of a property developer’s home page, agreed before design. A picture that does not fit has to be smaller or better.',
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
            text: 'Over the budget by more than the whole page. We load it when somebody asks for it: 0 KB until then.',
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
      lead: 'One team for words, pictures and code, so that none of them has to wait for the others.',
      items: [
        {
          Icon: Pencil,
          title: 'Copywriting',
          text: 'We interview the people who answer your phone and turn what they hear into pages. In English and Bangla, by people who write in both.',
        },
        {
          Icon: LayoutTemplate,
          title: 'Visual Design',
          text: 'A look of your own down to the 404 page: no theme from a shop window that your rival bought too.',
        },
        {
          Icon: Gauge,
          title: 'Front-End Speed',
          text: 'Largest paint under 1.5 seconds on a mid-range phone over 4G, measured on each change, not on launch day alone.',
        },
        {
          Icon: SearchCheck,
          title: 'Technical SEO',
          text: 'Structured data, clean addresses, redirects for every old one, and a sitemap that tells the truth.',
        },
        {
          Icon: Languages,
          title: 'Content Management',
          text: 'WordPress, a headless system or plain files in Git: whichever your editors will really open, set up so that they cannot break the layout.',
        },
        {
          Icon: ShieldCheck,
          title: 'Hosting and Upkeep',
          text: 'Certificates, updates, uptime checks and a copy of everything, restored once a quarter to be sure.',
        },
      ],
    },
    {
      kind: 'why',
      look: 'split',
      title: 'Why the phone rings afterward',
      reasons: [
        'Each page has one job, decided with the people who sell.',
        'You see real text in the first design, so that no paragraph of Latin hides a missing thought.',
        'Forms reach a person: delivery is tested every hour, from the outside.',
        'After 90 days we sit down with the numbers and change what did not work.',
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
          title: 'Company website',
          text: 'Eight to thirty pages with everything that a buyer checks before calling.',
          points: ['Six to ten weeks', 'Two rounds of design'],
        },
        {
          title: 'Campaign page',
          text: 'One offer, one page, live within ten working days and counted from the first click.',
          points: ['Copy and design', 'A/B test'],
        },
        {
          title: 'Relaunch without lost rankings',
          text: 'Old addresses mapped one by one, traffic compared daily for two months after the switch.',
          points: ['Redirect map', 'Rank watch'],
        },
        {
          title: 'Speed treatment',
          text: 'Your present site, made fast within two weeks, without a redesign.',
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
          'Fourteen seconds to the first floor plan on a phone, brochures as 60 MB files, and a contact form whose e-mails had reached nobody since spring.',
        solution:
          'Rewritten around price, floor plan and date of completion; plans as vector drawings; inquiries into the CRM with an alarm if none arrives for a day.',
        result:
          'First plan on screen in 1.1 seconds. Site visits booked online tripled within four months, with the same advertising budget.',
      },
    },
  ],
  related: [services.uxUi, services.social, services.ecommerce],
  closing: {
    title: 'Read your home page aloud',
    text: 'If it could stand on a competitor’s site, send us the address. You get a quote, and three sentences that could not.',
    actions: [toContact('Get a Free Quote'), toContact('Start Your Project', 'secondary')],
  },
});
