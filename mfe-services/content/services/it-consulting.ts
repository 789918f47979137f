import ClipboardList from 'lucide-react/icons/clipboard-list';
import CircleDollar from 'lucide-react/icons/piggy-bank';
import Compass from 'lucide-react/icons/compass';
import Map from 'lucide-react/icons/milestone';
import Scale from 'lucide-react/icons/scale';
import Server from 'lucide-react/icons/server';
import { facts, services } from 'shared-content/content';
import plate from '../../assets/scenes/it-consulting-plate.avif';
import proof from '../../assets/scenes/it-consulting-story-plate.avif';
import tall from '../../assets/scenes/it-consulting-tall.avif';
import tile from '../../assets/scenes/it-consulting-tile.avif';
import wide2x from '../../assets/scenes/it-consulting-wide-2x.avif';
import wide from '../../assets/scenes/it-consulting-wide.avif';
import { OfferRows } from '../../components/services/Offers';
import { PointLines } from '../../components/services/points/PointLines';
import { FunnelView } from '../../components/services/exhibits/FunnelView';
import { WhyDaylight } from '../../components/services/why/WhyDaylight';
import { ServicePage } from '../../pages/services/ServicePage';
import { toContact, toProjects } from '../callsToAction';
import { getScore } from '../exhibits/erpOffers';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';
import { smallestPrice } from '../smallestPrice';
import { usualPrice } from '../usualPrice';

export const head: ServiceHead = {
  entry: services.consulting,
  title: 'IT Consulting and Technology Strategy',
  description:
    'IT consulting in Dhaka: technology roadmaps, vendor selection, cost reviews and due diligence by engineers who take no commission.',
};

export const card: ServiceCard = {
  picture: tile,
  large: wide2x,
  text: 'A second opinion from engineers who take no commission from vendors.',
  features: ['Roadmap and budget', 'Vendor selection', 'Cost and contract review'],
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'IT Consulting by engineers who take no commission',
    pitch:
      'Before you sign for five years of software, we read the contract and the code as engineers and say what we’d do.',
    actions: [toContact('Get a Free Strategy Session'), toProjects('See Our Work')],
    scene: { wide, wide2x, tall, tallHeight: 432 },
  },
  blocks: [
    {
      kind: 'points',
      Look: PointLines,
      picture: plate,
      title: 'Questions clients bring us',
      lead: 'Our fee is the same whether you buy, build or do nothing. We read contracts as engineers; it isn’t legal advice.',
      items: [
        {
          Icon: Map,
          title: 'Technology Roadmap',
          text: '“What comes first?” Eight quarters on a sheet, and one project dropped.',
        },
        {
          Icon: Server,
          title: 'Infrastructure Planning',
          text: '“How big must it be?” We name the date you’d run out.',
        },
        {
          Icon: CircleDollar,
          title: 'Cost Optimization',
          text: '“Where does it all go?” Usually into unused licenses.',
        },
        {
          Icon: Scale,
          title: 'Vendor Selection',
          text: '“Which of these three?” You weight the criteria, and we call the references.',
        },
        {
          Icon: Compass,
          title: 'Digital Strategy',
          text: '“Do we need an app?” Often you need a shorter form.',
        },
        {
          Icon: ClipboardList,
          title: 'Technology Assessment',
          text: '“Is what we have any good?” We grade code, data, team and risk.',
        },
      ],
    },
    {
      kind: 'exhibit',
      title: 'Two ERP vendors, and building instead',
      lead: 'Five department heads agreed on the weights, then saw the demos. Points run from 1 to 5.',
      View: FunnelView,
      exhibit: {
        kind: 'funnel',
        steps: [
          {
            count: getScore(2),
            act: 'Build',
            leak: 'Audit and tax reports: 2 points',
            remedy: 'Covers purchasing as it is, is soonest in use and easiest to leave: 5 points each',
          },
          {
            count: getScore(1),
            act: 'Suite B',
            leak: 'People who know it in Dhaka, and cost of leaving: 2 points each',
            remedy: 'Cost over five years: 4 points',
          },
          {
            count: getScore(0),
            act: 'Suite A',
            leak: 'Cost of leaving: 1 point',
            remedy: 'Audit and tax reports: 5 points',
          },
        ],
      },
      caption: `Building would still lead if audit and tax counted three times as much (${getScore(2, { 'Audit and tax reports': 3 })}), or the cost of leaving not at all (${getScore(2, { 'Cost of leaving': 0 })}). Two of the five had come to defend Suite A, and all five signed the sheet.`,
    },
    {
      kind: 'why',
      Band: WhyDaylight,
      title: 'Why managers call us before they sign',
      lead: 'You hear what an engineer would do with the money.',
      note: `Averages of ${facts.counts.consultingReviews} reviews finished at least a year ago. Cost: the spending we reviewed, a year later. Satisfaction: those clients’ score.`,
      reasons: [
        'We take no commission, by contract. We also sell and build software; where that’s among the options, the report says so.',
        'If we advise you to build, we ask someone else for a second quote.',
      ],
      figures: [
        { number: '25%', label: 'Cost Reduction' },
        { number: '95%', label: 'Client Satisfaction' },
      ],
    },
    {
      kind: 'offers',
      Look: OfferRows,
      title: 'IT consulting services',
      items: [
        {
          title: 'Second Opinion',
          price: smallestPrice(services.consulting),
          text: 'We read an offer, contract or architecture within a week.',
          points: ['Fixed price', 'Report and one call'],
        },
        {
          title: 'Due Diligence',
          price: usualPrice(services.consulting),
          text: 'Before you buy a company, know what state its software is in.',
          points: ['Code and team review', 'Cost to repair'],
        },
        {
          title: 'Interim Technology Lead',
          text: 'You have a CTO two days a week until you’ve hired one.',
          points: ['Hiring support', 'Board reports'],
        },
        {
          title: 'Cost Review',
          text: 'We list your AWS, Microsoft, Oracle and SAP contracts, with cancellation dates and draft letters for your counsel.',
          points: ['Savings list', 'Renewal calendar'],
        },
      ],
    },
    {
      kind: 'snapshot',
      look: 'picture',
      title: 'Client Success Snapshot',
      story: {
        industry: 'Education',
        project: 'License and contract review for a university',
        challenge:
          'Departments had signed 41 software contracts on their own, and the budget was about to be cut.',
        solution: 'We read six weeks of sign-in logs, merged seven tools and renegotiated four contracts.',
        result: 'IT spending fell by 31%, and no department asked for anything back.',
        proof,
      },
    },
  ],
  related: [services.transformation, services.cloud, services.security],
  closing: {
    title: 'What are you about to sign?',
    text: 'In a first call, an engineer says what to look for. Reading it, under an NDA, is the Second Opinion above.',
    actions: [toContact('Get a Free Consultation'), toProjects('View Portfolio')],
  },
});
