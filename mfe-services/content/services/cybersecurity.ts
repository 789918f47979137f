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
import { services } from 'shared-content/content';
import plate from '../../assets/scenes/cybersecurity-plate.avif';
import tile from '../../assets/scenes/cybersecurity-tile.avif';
import { ServicePage } from '../../pages/services/ServicePage';
import { toContact, toProjects } from '../callsToAction';
import { securityScene } from '../scenes/securityScene';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';

export const head: ServiceHead = {
  entry: services.security,
  title: 'Cybersecurity Services and Penetration Testing',
  description:
    'Security audits, penetration tests, monitoring and incident response by people who also build software. 99.9% threat detection, 0 security breaches.',
};

export const card: ServiceCard = {
  picture: tile,
  text: 'Audits, attacks by appointment and a team that answers at three in the morning.',
  features: ['Penetration tests with proof', 'Detection and response', 'Ready for the auditor'],
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'We break in, so that you can close the window',
    pitch:
      'Attackers rarely use genius. They use a forgotten test server, a reused password and a Friday. We look for the same things first, show you how far we came, and stay until the way in is shut.',
    actions: [toContact('Get a Free Consultation'), toProjects('View Our Works')],
    scene: securityScene,
  },
  blocks: [
    {
      kind: 'points',
      look: 'edges',
      picture: plate,
      title: 'From looking to guarding',
      items: [
        {
          Icon: ClipboardCheck,
          title: 'Security Audits',
          text: 'Code, cloud accounts, offices and habits, read against a standard that you choose. You get thirty findings in the order in which an attacker would use them, each with an effort and an owner.',
        },
        {
          Icon: Bug,
          title: 'Penetration Testing',
          text: 'Manual attacks on web, mobile, API and network, within rules signed beforehand.',
        },
        {
          Icon: FileLock,
          title: 'Compliance Management',
          text: 'ISO 27001, PCI DSS or GDPR as a calendar of small tasks instead of a panic in March.',
        },
        {
          Icon: Radar,
          title: 'Threat Detection',
          text: 'Logs from laptops, servers and cloud joined and watched, with rules written for your business.',
        },
        {
          Icon: Siren,
          title: 'Incident Response',
          text: 'A number to call, a lead within the hour, evidence kept so that it stands up in court.',
        },
        {
          Icon: KeyRound,
          title: 'Access Control',
          text: 'Who may do what, for how long, and who noticed: single sign-on, hardware keys for administrators, rights that end when a contract does. Whoever leaves is locked out within minutes.',
        },
      ],
    },
    {
      kind: 'exhibit',
      tone: 'raised',
      title: 'A finding, as you would read it',
      lead: 'From a test report, names removed. No score without a story, no story without the way to repeat it.',
      trial: {
        question: 'Who may open invoice 20917?',
        options: [
          {
            label: 'Its own customer',
            outcome: 'Opens',
            text: 'Before the fix and after it.',
            good: true,
          },
          {
            label: 'Another customer, before the fix',
            outcome: 'Opens, too',
            text: 'The route asks whether somebody is signed in. Somebody is. Count up by one, and the next one opens.',
            good: false,
          },
          {
            label: 'Another customer, after the fix',
            outcome: '404, and an alarm at the tenth try',
            text: 'The query asks for the owner. For everybody else the invoice does not exist.',
            good: true,
          },
        ],
      },
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
          { name: 'Why', value: 'The route checks that somebody is signed in, not whose invoice it is' },
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
      kind: 'why',
      look: 'split',
      title: 'Why security people trust our reports',
      reasons: [
        'Testers who have written the software that they attack know where tired developers cut corners.',
        'Critical and high findings reach you by phone within the hour, not in the report three weeks later.',
        'We retest every finding until it is closed. That is part of the price.',
        'What we see stays with two named people and is erased on a date in the contract.',
      ],
      figures: [
        { number: '99.9%', label: 'Threat Detection' },
        { number: '0', label: 'Security Breaches' },
      ],
    },
    {
      kind: 'offers',
      look: 'pairs',
      tone: 'raised',
      title: 'Security services',
      items: [
        {
          title: 'First look',
          text: 'Five days from the outside: what the internet already knows about you, and what it can reach.',
          points: ['Attack surface list', 'Leaked credentials', 'Briefing for the board'],
        },
        {
          title: 'Yearly test program',
          text: 'One large test, three small ones, and a retest after every release that touches money.',
          points: ['Fixed budget', 'Letter for clients'],
        },
        {
          title: 'Watch around the clock',
          text: 'Detection, triage and containment, with permission agreed in advance to pull a plug.',
          points: ['24/7 shifts', 'Monthly hunt', 'Response in 30 minutes'],
        },
        {
          title: 'Secure development coaching',
          text: 'Threat models and reviews with your own developers, on their own code.',
          points: ['Four workshops', 'Checks in the pipeline'],
        },
      ],
    },
    {
      kind: 'industries',
      look: 'cards',
      title: 'Whose doors we try',
      items: [
        {
          Icon: HeartPulse,
          title: 'Healthcare',
          text: 'Patient records, imaging systems and devices that cannot be patched.',
        },
        {
          Icon: Landmark,
          title: 'Financial',
          text: 'Payment flows, mobile banking and the people at the service desk.',
        },
        {
          Icon: Factory,
          title: 'Manufacturing',
          text: 'Plants in which an office virus must never reach a press.',
        },
        {
          Icon: Building,
          title: 'Government',
          text: 'Citizen portals and registers that have to stay up and stay private.',
        },
      ],
    },
    {
      kind: 'snapshot',
      look: 'three',
      tone: 'lit',
      title: 'Client Success Snapshot',
      story: {
        industry: 'Healthcare',
        project: 'Ransomware drill for a hospital group',
        challenge:
          'Four hospitals, one flat network, backups on the same domain. A neighbor had just paid a ransom and still lost a year of images.',
        solution:
          'A penetration test that reached the backups in six hours, then segments, offline copies, hardware keys, and two unannounced drills.',
        result:
          'In the second drill the attack was noticed after four minutes and stopped at one ward. Restoring all records took five hours.',
      },
    },
  ],
  related: [services.devOps, services.cloud, services.consulting],
  closing: {
    title: 'When did somebody last try?',
    text: 'Somebody has, this week. Let us be the next, with a contract and a report.',
    actions: [toContact("Let's Talk"), toProjects('See Our Work')],
  },
});
