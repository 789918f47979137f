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
import { company, services } from 'shared-content/content';
import large from '../../assets/scenes/cybersecurity-large-plate.avif';
import plate from '../../assets/scenes/cybersecurity-plate.avif';
import proof from '../../assets/scenes/cybersecurity-story-plate.avif';
import tall from '../../assets/scenes/cybersecurity-tall.avif';
import tile from '../../assets/scenes/cybersecurity-tile.avif';
import wide2x from '../../assets/scenes/cybersecurity-wide-2x.avif';
import wide from '../../assets/scenes/cybersecurity-wide.avif';
import { IndustryDoors } from '../../components/services/industries/IndustryDoors';
import { OfferPairs } from '../../components/services/offers/OfferPairs';
import { PointRoute } from '../../components/services/points/PointRoute';
import { SheetView } from '../../components/services/exhibits/SheetView';
import { Probe } from '../../components/services/exhibits/machines/Probe';
import { WhyRail } from '../../components/services/why/WhyRail';
import { PlanPage } from '../../pages/services/PlanPage';
import { toContact, toProjects } from '../callsToAction';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';

export const head: ServiceHead = {
  entry: services.security,
  title: 'Cybersecurity Services in Dhaka',
  description:
    'Cybersecurity audits, penetration testing, monitoring and incident response by people who also build software. 99.9% threat detection, 0 security breaches.',
};

export const card: ServiceCard = {
  picture: tile,
  text: 'We audit, attack by appointment, and keep a team on call at three in the morning.',
  features: ['Penetration tests with proof', 'Detection and response', 'Ready for the auditor'],
};

export const page = (): ServicePageContent => ({
  View: PlanPage,
  entry: head.entry,
  hero: {
    title: 'We break in so you can close the window',
    pitch:
      'Attackers need one forgotten test server and one reused password. We find them first, and stay until the way in is shut.',
    actions: [toContact('Get a Free Consultation'), toProjects('View Our Works')],
    scene: { wide, wide2x, tall, tallHeight: 444 },
  },
  blocks: [
    {
      kind: 'exhibit',
      title: 'A finding, as you would read it',
      trial: {
        question: 'Who may open invoice 20917?',
        options: [
          {
            label: 'Another customer, before the fix',
            outcome: 'Opens',
            text: 'The route only asks whether someone’s signed in.',
            good: false,
          },
          {
            label: 'Another customer, after the fix',
            outcome: '404, and an alarm at the tenth try',
            text: 'For anyone but its owner, the invoice doesn’t exist.',
            good: true,
          },
          {
            label: 'Its own customer',
            outcome: 'Opens, as it should',
            text: 'It opens before and after the fix.',
            good: true,
          },
        ],
      },
      View: SheetView,
      Machine: Probe,
      exhibit: {
        kind: 'sheet',
        heading: 'Invoices of other customers can be opened',
        mark: 'Finding 4 of 11 · High',
        fields: [
          { name: 'Where', value: 'GET /api/invoices/{number} on the customer portal' },
          { name: 'What we did', value: 'Signed in as a test customer and counted the number up by one' },
          {
            name: 'What we got',
            value: '212 invoices of 190 other customers, with addresses, in four minutes',
          },
          { name: 'Why', value: 'The route checks that someone is signed in, not whose invoice it is' },
          {
            name: 'Fix',
            value: 'Ask for the owner in the query itself; one line, in the pull request attached',
          },
          {
            name: 'Until then',
            value: 'Rate limit of 20 a minute and an alarm, set on the day of discovery',
          },
          { name: 'Retest', value: 'Passed nine days later, free of charge' },
        ],
      },
    },
    {
      kind: 'points',
      tone: 'raised',
      Band: PointRoute,
      picture: plate,
      large,
      title: 'What we test, watch and fix',
      lead: 'You set the limits. Within them, we work the way an attacker would.',
      items: [
        {
          Icon: ClipboardCheck,
          title: 'Security Audits',
          text: 'We check code, cloud accounts and habits against a standard you choose, and rank what we find.',
        },
        {
          Icon: Bug,
          title: 'Penetration Testing',
          text: 'We attack web, mobile, API and network by hand, within rules we both sign.',
        },
        {
          Icon: FileLock,
          title: 'Compliance Management',
          text: 'ISO 27001, PCI DSS or GDPR becomes a calendar of small tasks.',
        },
        {
          Icon: Radar,
          title: 'Threat Detection',
          text: 'We watch logs from laptops, servers and cloud together.',
        },
        {
          Icon: Siren,
          title: 'Incident Response',
          text: 'You’ll have a number to call, a lead within the hour, and evidence kept for court.',
        },
        {
          Icon: KeyRound,
          title: 'Access Control',
          text: 'With single sign-on and hardware keys, anyone who leaves is locked out within minutes.',
        },
      ],
    },
    {
      kind: 'why',
      Band: WhyRail,
      title: 'Why security people trust our reports',
      lead: 'The figures are from the systems we watch: staged attacks we noticed, and break-ins since we began.',
      reasons: [
        'Our testers write software and know where corners get cut.',
        'If a finding is critical or high, we’ll call you within the hour.',
        'Retests are free until a finding is closed.',
        'What we see is erased on a date in the contract.',
      ],
      figures: [
        { number: '99.9%', label: 'Threat Detection' },
        { number: '0', label: 'Security Breaches' },
      ],
    },
    {
      kind: 'offers',
      tone: 'raised',
      Look: OfferPairs,
      title: 'Security services',
      items: [
        {
          title: 'First Look',
          text: 'In five days, we’ll find what the internet already knows about you.',
          points: ['Attack surface list', 'Board briefing'],
        },
        {
          title: 'Yearly Test Program',
          text: 'One large test, three small ones, and a retest after every release that touches money.',
          points: ['Fixed budget', 'Letter for clients'],
        },
        {
          title: 'Watch Around the Clock',
          text: 'We detect and contain attacks, with your advance permission to pull the plug.',
          points: ['24/7 on-call rotation', `Response ${company.onCall.answer}`],
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
      Look: IndustryDoors,
      title: 'Who we test for',
      items: [
        {
          Icon: HeartPulse,
          title: 'Healthcare',
          text: 'Some hospital devices can’t be patched, so we test around them.',
        },
        {
          Icon: Landmark,
          title: 'Financial',
          text: 'We test payment flows, mobile banking and the service desk.',
        },
        {
          Icon: Factory,
          title: 'Manufacturing',
          text: 'A virus in the office can’t be allowed near the plant.',
        },
        {
          Icon: Building,
          title: 'Government',
          text: 'Citizen portals and registers have to stay up and stay private.',
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
        solution: 'Our test reached the backups in six hours. We split the network and took copies offline.',
        result:
          'In the second unannounced drill, the attack was noticed after four minutes and stopped at one ward.',
        proof,
      },
    },
  ],
  related: [services.devOps, services.cloud, services.consulting],
  closing: {
    title: 'Someone tried this week',
    text: 'Let us try next, with a contract and an NDA. The first conversation is free.',
    actions: [toContact("Let's Talk"), toProjects('See Our Work')],
  },
});
