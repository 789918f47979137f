import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartSpline from 'lucide-react/icons/chart-spline';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Handshake from 'lucide-react/icons/handshake';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Target from 'lucide-react/icons/goal';
import { services } from 'shared-content/content';
import {
  FacebookMark,
  InstagramMark,
  LinkedInMark,
  YouTubeMark,
} from '../../components/services/drawings/platformMarks';
import plate from '../../assets/scenes/social-media-marketing-plate.avif';
import shots from '../../assets/scenes/social-media-marketing-shots.avif';
import proof from '../../assets/scenes/social-media-marketing-story-plate.avif';
import tall from '../../assets/scenes/social-media-marketing-tall.avif';
import tile from '../../assets/scenes/social-media-marketing-tile.avif';
import wide2x from '../../assets/scenes/social-media-marketing-wide-2x.avif';
import wide from '../../assets/scenes/social-media-marketing-wide.avif';
import { OfferPairs } from '../../components/services/Offers';
import { PointLines } from '../../components/services/points/PointLines';
import { PointMosaic } from '../../components/services/points/PointMosaic';
import { WeekView } from '../../components/services/exhibits/WeekView';
import { WhyDaylight } from '../../components/services/why/WhyDaylight';
import { ServicePage } from '../../pages/services/ServicePage';
import { toContact, toProjects } from '../callsToAction';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';
import { smallestPrice } from '../smallestPrice';
import { usualPrice } from '../usualPrice';

export const head: ServiceHead = {
  entry: services.social,
  title: 'Social Media Marketing in Dhaka',
  description:
    'Social media marketing on Facebook, Instagram, LinkedIn and YouTube: plans, posts, short videos and paid campaigns, measured in leads and orders.',
};

export const card: ServiceCard = {
  picture: tile,
  text: 'We plan posts, videos and paid campaigns, and measure them in leads and orders.',
  features: [
    'Four platforms, one calendar',
    'Short videos and photography',
    'Monthly reports on cost per order',
  ],
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'Followers are nice. Inquiries pay rent.',
    pitch:
      'We plan, write and produce your posts, and report monthly what came in and what it cost. In Dhaka, our crew shoots; elsewhere, a local crew works from our shot list.',
    actions: [toContact('Start Your Campaign'), toProjects('View Our Works')],
    scene: { wide, wide2x, tall, tallHeight: 400 },
  },
  blocks: [
    {
      kind: 'snapshot',
      title: 'Client Success Snapshot',
      story: {
        industry: 'Restaurant',
        project: 'Opening of a riverside restaurant',
        challenge: 'The place was unknown, and 45 minutes from the center.',
        solution:
          'For eight weeks, our videos showed the boat-shaped bar being built, and followers got the first tables.',
        result: 'The first five weekends sold out before opening day.',
        proof,
      },
    },
    {
      kind: 'points',
      Look: PointMosaic,
      shots,
      title: 'Four platforms, four voices',
      items: [
        {
          Icon: FacebookMark,
          title: 'Facebook',
          text: 'We run catalog ads and answer comments.',
        },
        {
          Icon: InstagramMark,
          title: 'Instagram',
          text: 'We make reels and stories for products that sell by looks.',
        },
        {
          Icon: LinkedInMark,
          title: 'LinkedIn',
          text: 'Your experts talk, and we publish what’s worth reading.',
        },
        {
          Icon: YouTubeMark,
          title: 'YouTube',
          text: 'We make explainers that people search for.',
        },
      ],
    },
    {
      kind: 'exhibit',
      tone: 'raised',
      title: 'A sample week of social media marketing',
      lead: 'A furniture maker’s calendar, with production time booked.',
      View: WeekView,
      exhibit: {
        kind: 'week',
        days: [
          {
            day: 'Mon',
            entries: [
              { tag: 'Video', text: 'Joining a table leg, 40 s' },
              { tag: 'Note', text: 'Last week in six lines' },
            ],
          },
          { day: 'Tue', entries: [{ tag: 'Instagram', text: 'Reel from Monday’s shoot' }] },
          {
            day: 'Wed',
            entries: [
              { tag: 'LinkedIn', text: 'Why we quote delivery in weeks, not “soon”' },
              { tag: 'Ads', text: 'New audience, just moved house' },
            ],
          },
          { day: 'Thu', entries: [{ tag: 'Facebook', text: 'Live questions, 8 PM, with the carpenter' }] },
          {
            day: 'Fri',
            entries: [
              { tag: 'YouTube', text: 'Care for solid teak, six minutes' },
              { tag: 'Plan', text: 'Next week, approved by you' },
            ],
          },
        ],
      },
      caption:
        'An example: Monday’s video reached 90,000 people and brought no inquiry. Cut again, with the price four seconds in, it reached 31,000 and brought 41.',
    },
    {
      kind: 'why',
      Band: WhyDaylight,
      title: 'Your budget stays yours',
      lead: 'The accounts are yours, and we take no margin on your ads.',
      note: 'The second cut of the video above, over two weeks. Tk 212 in Bangladeshi taka is about $1.75.',
      reasons: [
        'You own the ad accounts, pages and pixels, and keep them when we part.',
        'Media spend goes straight from your card to the platform.',
        'Campaigns stop after two weeks above the agreed cost per lead.',
      ],
      figures: [
        { number: '41', label: 'Inquiries in 14 days' },
        { number: 'Tk 212', label: 'Cost of an inquiry' },
      ],
    },
    {
      kind: 'points',
      Look: PointLines,
      picture: plate,
      title: 'Social media management, end to end',
      items: [
        {
          Icon: CalendarDays,
          title: 'Editorial Planning',
          text: 'You approve two weeks of posts at a time.',
        },
        {
          Icon: Clapperboard,
          title: 'Video and Photography',
          text: 'We shoot on your premises and subtitle in English and Bangla.',
        },
        {
          Icon: Target,
          title: 'Paid Campaigns',
          text: 'Small tests come first, and we move money weekly to what sells.',
        },
        {
          Icon: MessagesSquare,
          title: 'Community Care',
          text: 'We answer comments and messages in your voice.',
        },
        {
          Icon: Handshake,
          title: 'Creator Partnerships',
          text: 'Creators have a brief, a code, and a contract that makes them label posts as advertising.',
        },
        {
          Icon: ChartSpline,
          title: 'Tracking and Reporting',
          text: 'With consent, Google Analytics and Meta’s pixel show the way from click to order.',
        },
      ],
    },
    {
      kind: 'offers',
      tone: 'raised',
      Look: OfferPairs,
      title: 'Social media services',
      items: [
        {
          title: 'Strategy Sprint',
          text: 'In three weeks, we interview your audience and plan half a year.',
          points: ['Tone guide', 'Budget'],
        },
        {
          title: 'Monthly Management',
          price: usualPrice(services.social),
          text: 'One contact looks after planning, production and answers.',
          points: ['12-20 posts', 'Two shoots'],
        },
        {
          title: 'Launch Campaign',
          text: 'Six weeks of work lead up to one date.',
          points: ['Landing page', 'Daily tuning'],
        },
        {
          title: 'In-House Training',
          price: smallestPrice(services.social),
          text: 'Over four afternoons, your own people learn to shoot, edit and answer.',
          points: ['Templates', 'Review after 60 days'],
        },
      ],
    },
  ],
  related: [services.website, services.ecommerce, services.analytics],
  closing: {
    title: 'What did your last campaign bring?',
    text: 'After a session on your accounts, you know what to stop, keep and start.',
    actions: [toContact('Get a Free Strategy Session'), toProjects('View Portfolio')],
  },
});
