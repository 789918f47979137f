import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartSpline from 'lucide-react/icons/chart-spline';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Handshake from 'lucide-react/icons/handshake';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Target from 'lucide-react/icons/goal';
import { services, stats } from 'shared-content/content';
import {
  FacebookMark,
  InstagramMark,
  LinkedInMark,
  YouTubeMark,
} from '../../components/services/drawings/platformMarks';
import tile from '../../assets/scenes/social-media-marketing-tile.avif';
import { ServicePage } from '../../pages/services/ServicePage';
import { toContact, toProjects } from '../callsToAction';
import { socialScene } from '../scenes/socialScene';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';

export const head: ServiceHead = {
  entry: services.social,
  title: 'Social Media Marketing',
  description:
    'Plans, posts, short films and paid campaigns for Facebook, Instagram, LinkedIn and YouTube, judged by leads and orders instead of by likes.',
};

export const card: ServiceCard = {
  picture: tile,
  text: 'Posts, films and paid campaigns, judged by leads and orders, not by likes.',
  features: ['Four platforms, one calendar', 'Short film and photography', 'Reports in money, monthly'],
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'Followers are nice. Inquiries pay rent.',
    pitch:
      'We plan, film, write and place what your company says on social platforms, and report once a month in a currency: what came in, from which post, at what cost.',
    actions: [toContact('Start Your Campaign'), toProjects('View Our Works')],
    scene: socialScene,
  },
  blocks: [
    {
      kind: 'points',
      look: 'columns',
      title: 'Four platforms, four manners of speaking',
      lead: 'The same clip posted four times is heard four times less. We cut for each place.',
      items: [
        {
          Icon: FacebookMark,
          title: 'Facebook',
          text: 'Still where Bangladesh shops and complains. Community answers within the hour, catalog ads, groups that are worth joining.',
        },
        {
          Icon: InstagramMark,
          title: 'Instagram',
          text: 'Products and places that have to look good: reels in vertical, stories with a link, creators chosen by their buyers.',
        },
        {
          Icon: LinkedInMark,
          title: 'LinkedIn',
          text: 'For what you sell to companies. Your engineers’ knowledge under your engineers’ names, ghostwritten from an interview.',
        },
        {
          Icon: YouTubeMark,
          title: 'YouTube',
          text: 'The place where people search before they spend. Explainers and customer films that still bring leads in two years.',
        },
      ],
    },
    {
      kind: 'exhibit',
      tone: 'raised',
      title: 'A week as we plan it',
      lead: 'From the calendar of a furniture maker. Production stands on it too, because a post without an hour of somebody’s time is a wish.',
      trial: {
        question: 'The film of Monday has 90,000 views and no inquiry. On Wednesday you',
        options: [
          {
            label: 'put the budget behind it',
            outcome: '240,000 views, 2 inquiries',
            text: 'People like wood. They were not shown a price, a size or a way to ask.',
            good: false,
          },
          {
            label: 'cut it anew, with the price at second four',
            outcome: '31,000 views, 41 inquiries',
            text: 'A third of the audience and twenty times the answers: Tk 212 each. The first cut stays up for free.',
            good: true,
          },
          {
            label: 'stop it',
            outcome: 'Tk 9,000 kept',
            text: 'Better than a boost, and nothing learned. We stop after two weeks, not after two days.',
            good: false,
          },
        ],
      },
      exhibit: {
        kind: 'week',
        days: [
          {
            day: 'Mon',
            entries: [
              { tag: 'Film', text: 'Workshop: joining a table leg, 40 s' },
              { tag: 'Note', text: 'Last week in six lines' },
            ],
          },
          { day: 'Tue', entries: [{ tag: 'Instagram', text: 'Reel from Monday’s shoot' }] },
          {
            day: 'Wed',
            entries: [
              { tag: 'LinkedIn', text: 'Why we quote delivery in weeks, not “soon”' },
              { tag: 'Ads', text: 'New audience: people who moved house' },
            ],
          },
          { day: 'Thu', entries: [{ tag: 'Facebook', text: 'Live questions, 8 PM, with the carpenter' }] },
          {
            day: 'Fri',
            entries: [
              { tag: 'YouTube', text: 'Six-minute film: care for solid teak' },
              { tag: 'Plan', text: 'Next week, approved by you' },
            ],
          },
        ],
      },
    },
    {
      kind: 'points',
      look: 'tiles',
      title: 'What the team takes off your desk',
      items: [
        {
          Icon: CalendarDays,
          title: 'Editorial Planning',
          text: 'Themes for a quarter, posts for two weeks, room for what happens. You approve in one sitting.',
        },
        {
          Icon: Clapperboard,
          title: 'Film and Photography',
          text: 'Two shooting days a month on your premises, cut for each format, subtitled in English and Bangla.',
        },
        {
          Icon: Target,
          title: 'Paid Campaigns',
          text: 'Audiences from your own customer list, small tests first, money moved every Wednesday to what sells.',
        },
        {
          Icon: MessagesSquare,
          title: 'Community Care',
          text: 'Comments and messages answered in your tone, complaints passed to a person with a name.',
        },
        {
          Icon: Handshake,
          title: 'Creator Partnerships',
          text: 'Contracts, briefs and codes for each creator, so that you know which friendship sold sofas.',
        },
        {
          Icon: ChartSpline,
          title: 'Tracking and Reporting',
          text: 'From the click to the order in your shop or CRM, with consent asked properly.',
        },
      ],
    },
    {
      kind: 'why',
      look: 'split',
      tone: 'raised',
      title: 'Why the budget is safe with us',
      reasons: [
        'Ad accounts, pages and pixels belong to you; we work in them as guests.',
        'Media spend goes from your card to the platform. We never take a margin on it.',
        'A campaign that misses its cost per lead for two weeks is stopped, and you hear why.',
        'The people who plan your posts also answer the comments below them.',
      ],
      figures: [stats.industries, stats.clientSatisfaction],
    },
    {
      kind: 'offers',
      look: 'rows',
      title: 'Social media services',
      items: [
        {
          title: 'Strategy sprint',
          text: 'Three weeks: audience interviews, a look at five rivals, and a plan with a budget for six months.',
          points: ['Channel plan', 'Tone guide', 'Budget'],
        },
        {
          title: 'Monthly management',
          text: 'Planning, production, placing and answering, with one contact and one monthly figure.',
          points: ['12–20 posts', 'Two shoots', 'Report call'],
        },
        {
          title: 'Launch campaign',
          text: 'Six weeks around one date: teasers, creators, ads and a landing page built by our web team.',
          points: ['Media plan', 'Creative set', 'Daily tuning'],
        },
        {
          title: 'In-house training',
          text: 'Your own people learn to shoot, cut and answer, on their own phones, over four afternoons.',
          points: ['Templates', 'Review after 60 days'],
        },
      ],
    },
    {
      kind: 'snapshot',
      look: 'three',
      tone: 'lit',
      title: 'Client Success Snapshot',
      story: {
        industry: 'Restaurant',
        project: 'Opening of a riverside restaurant',
        challenge:
          'A new place forty minutes from the center, no name, and an opening budget that would have paid for two newspaper pages.',
        solution:
          'The building of the boat-shaped bar filmed for eight weeks, tables released to followers first, bookings linked straight from each post.',
        result:
          'The first five weekends sold out before opening day. Each seated guest cost less than a bottle of water on the menu.',
      },
    },
  ],
  related: [services.website, services.ecommerce, services.analytics],
  closing: {
    title: 'What did your last hundred likes bring?',
    text: 'Show us the last three months of your accounts. In a free session we tell you what to stop, keep and start.',
    actions: [toContact('Get a Free Strategy Session'), toProjects('View Portfolio')],
  },
});
