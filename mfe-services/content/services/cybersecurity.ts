import Bug from 'lucide-react/icons/bug';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Factory from 'lucide-react/icons/factory';
import FileLock from 'lucide-react/icons/file-lock';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import KeyRound from 'lucide-react/icons/key-round';
import Landmark from 'lucide-react/icons/landmark';
import Building from 'lucide-react/icons/building-2';
import Radar from 'lucide-react/icons/radar';
import Siren from 'lucide-react/icons/siren';
import { company, facts, sentences, services } from 'shared-content/content';
import plate from '../../assets/scenes/cybersecurity-plate.avif';
import proof from '../../assets/scenes/cybersecurity-story-plate.avif';
import tall from '../../assets/scenes/cybersecurity-tall.avif';
import tile from '../../assets/scenes/cybersecurity-tile.avif';
import wide2x from '../../assets/scenes/cybersecurity-wide-2x.avif';
import wide from '../../assets/scenes/cybersecurity-wide.avif';
import { OfferPairs } from '../../components/services/Offers';
import { PointLines } from '../../components/services/points/PointLines';
import { SheetView } from '../../components/services/exhibits/SheetView';
import { WhyRail } from '../../components/services/why/WhyRail';
import { ServicePage } from '../../pages/services/ServicePage';
import { toContact, toProjects } from '../callsToAction';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';
import { smallestPrice } from '../smallestPrice';
import { usualPrice } from '../usualPrice';

const { watchedSystems, noticedAttacks, stagedAttacks } = facts.counts;
const inThousands = (count: number) => count.toLocaleString('en-US');

export const head: ServiceHead = {
  entry: services.security,
  title: 'Cybersecurity Services in Dhaka',
  description:
    'Cybersecurity audits, penetration testing, monitoring and incident response, with proof of each finding, a fix in code and a retest.',
};

export const card: ServiceCard = {
  picture: tile,
  text: 'We audit your systems, test them with your consent and, under an agreement, answer incidents day and night.',
  features: ['Penetration tests with proof', 'Detection and response', 'Ready for the auditor'],
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'Penetration\u00a0tests, monitoring and response',
    pitch:
      'All an attacker needs is a forgotten test server or a reused password. We look for such gaps first, show you proof, and retest your fixes.',
    actions: [toContact('Get a Free Consultation'), toProjects('View Our Works')],
    scene: { wide, wide2x, tall, tallHeight: 444, span: 'page' },
  },
  blocks: [
    {
      kind: 'exhibit',
      title: 'A penetration test finding, as you would read it',
      View: SheetView,
      exhibit: {
        kind: 'sheet',
        heading: 'Invoices of other customers can be opened',
        mark: 'Finding 4 of 11 · High',
        fields: [
          { name: 'Where', value: 'GET /api/invoices/{number} on the customer portal' },
          { name: 'What we did', value: 'Signed in as a test customer and counted the number up by one' },
          {
            name: 'What we got',
            value: 'Three invoices of other customers, then we stopped. By your own count, 212 were open',
          },
          { name: 'Why', value: 'The route checks that someone is signed in, not whose invoice it is' },
          {
            name: 'Fix',
            value: 'Ask for the owner in the query itself; one line, in the pull request attached',
          },
          {
            name: 'Until then',
            value: 'Rate limit and alert, set on the day of discovery',
          },
          { name: 'Retest', value: 'Passed' },
        ],
      },
    },
    {
      kind: 'points',
      Look: PointLines,
      picture: plate,
      title: 'What we test, watch and fix',
      items: [
        {
          Icon: ClipboardCheck,
          title: 'Security Audits',
          text: 'We check code and cloud accounts, and rank what we find.',
        },
        {
          Icon: Bug,
          title: 'Penetration Testing',
          text: 'We attack web, mobile, API and network, within rules we both sign.',
        },
        {
          Icon: FileLock,
          title: 'Compliance Management',
          text: 'We prepare you for ISO 27001, PCI DSS, SOC 2 or GDPR; where there’s an audit, an independent auditor decides.',
        },
        {
          Icon: Radar,
          title: 'Threat Detection',
          text: 'We watch logs from laptops, servers and cloud together.',
        },
        {
          Icon: Siren,
          title: 'Incident Response',
          text: `Under an agreement, you have a number to call, someone to lead ${company.onCall.answer}, and evidence kept untouched.`,
        },
        {
          Icon: KeyRound,
          title: 'Access Control',
          text: 'We set up single sign-on and hardware keys.',
        },
      ],
    },
    {
      kind: 'why',
      Band: WhyRail,
      title: 'What stands behind our reports',
      lead: 'A report is only worth reading if someone helps you act on it.',
      note: sentences(
        `In the ${watchedSystems} client systems we watch, we’ve staged ${inThousands(stagedAttacks)} attack steps since we began, and noticed ${inThousands(noticedAttacks)}. We know of no break-in there. No system is perfectly safe.`,
        company.assurances.testers,
      ),
      reasons: [
        `If a finding is critical or high, we call you ${facts.finding}.`,
        company.retest,
        'What we see is erased on a date in the contract.',
      ],
      figures: [
        { number: '99.9%', label: 'Threat Detection' },
        { number: '0', label: 'Security Breaches' },
      ],
    },
    {
      kind: 'offers',
      Look: OfferPairs,
      title: 'Cybersecurity services',
      items: [
        {
          title: 'First Look',
          price: smallestPrice(services.security),
          text: 'In five days, we list what the internet already shows about you.',
          points: ['Attack surface list', 'Board briefing'],
        },
        {
          title: 'Yearly Test Program',
          price: usualPrice(services.security),
          text: 'You get a large test, three small ones, and retests after releases that touch money.',
          points: ['Fixed budget', 'Letter for clients'],
        },
        {
          title: 'Watch Around the Clock',
          text: 'Engineers on call watch for attacks day and night, and take the steps agreed with you.',
          points: [`24/7, ${company.onCall.term}`, `Response ${company.onCall.answer}`],
        },
        {
          title: 'Secure Development Coaching',
          text: 'Your developers learn to model threats and review their own code.',
          points: ['Four workshops', 'Checks in the pipeline'],
        },
      ],
    },
    {
      kind: 'industries',
      Look: PointLines,
      title: 'Who we test for',
      items: [
        {
          Icon: HeartPulse,
          title: 'Healthcare',
          to: '/industries/healthcare',
          text: 'We work around hospital devices that can’t be patched.',
        },
        {
          Icon: Landmark,
          title: 'Financial',
          to: '/industries/finance',
          text: 'We test payment flows, mobile banking and the service desk.',
        },
        {
          Icon: Factory,
          title: 'Manufacturing',
          text: 'We separate plant and office networks, so a virus has no direct way across.',
        },
        {
          Icon: Building,
          title: 'Government',
          to: '/industries/government',
          text: 'Citizen portals have to stay up and private.',
        },
      ],
    },
    {
      kind: 'snapshot',
      tone: 'raised',
      title: 'Client Success Snapshot',
      story: {
        industry: 'Healthcare',
        project: 'Ransomware drill for a hospital group',
        challenge: 'Four hospitals shared one flat network, with their backups on the same domain.',
        solution:
          'Our test reached the backups in six hours, so we split the network and took copies out of reach.',
        result:
          'In the next unannounced drill, the attack was noticed after four minutes and stopped at one ward.',
        proof,
      },
    },
  ],
  related: [services.devOps, services.cloud, services.consulting],
  closing: {
    title: 'See what an attacker would find',
    text: 'After a first talk, we try it ourselves, under a contract and an NDA.',
    actions: [toContact("Let's Talk"), toProjects('See Our Work')],
  },
});
