import Archive from 'lucide-react/icons/archive';
import Megaphone from 'lucide-react/icons/megaphone';
import Stamp from 'lucide-react/icons/stamp';
import UserCheck from 'lucide-react/icons/user-check';
import { promises, services } from 'shared-content/content';
import plate from '../../assets/scenes/government-plate.avif';
import shots from '../../assets/scenes/government-shots.avif';
import tall from '../../assets/scenes/government-tall.avif';
import times from '../../assets/scenes/government-times-plate.avif';
import wide2x from '../../assets/scenes/government-wide-2x.avif';
import wide from '../../assets/scenes/government-wide.avif';
import { Benefits } from '../../components/industries/Benefits';
import { Challenges } from '../../components/industries/Challenges';
import { IndustryIntro } from '../../components/industries/IndustryIntro';
import { SolutionPairs } from '../../components/industries/Solutions';
import { SuccessHighlight } from '../../components/industries/SuccessHighlight';
import { IndustryPage } from '../../pages/industries/IndustryPage';
import type { IndustryContent } from './industry.contract';
import { industryNamed } from './industryNamed';

export const government: IndustryContent = {
  industry: industryNamed('government'),
  View: IndustryPage,
  Bands: [IndustryIntro, Challenges, SolutionPairs, Benefits, SuccessHighlight],
  hero: {
    title: 'Government services without the second trip',
    lead: 'Portals, permits and registers for municipalities, ministries and agencies, in two languages and usable with a screen reader.',
    scene: { wide, wide2x, tall, tallHeight: 430 },
  },
  intro: {
    title: 'The form is not the service',
    paragraphs: [
      'A PDF online moves the line from the front desk to the help desk, and the citizen still doesn’t know which attachment is missing.',
      'We redesign the path before we digitize it, starting with what the state already knows and which signatures the law requires. Then we build the portal and the officer’s desk together, in code your own staff can maintain. For agencies abroad, we can work under a local prime contractor.',
    ],
  },
  services: [services.transformation, services.consulting, services.security, services.cloud],
  solutions: {
    shots,
    title: 'Government software: portals, permits, records',
    lead: 'Each module has open interfaces and works alongside other vendors’ systems.',
    items: [
      {
        icon: UserCheck,
        title: 'Citizen Service Portals',
        text: 'Plain-language guides, saved applications and status by SMS, at home or with a clerk at the service center.',
        deliverables: ['National ID sign-in and guest mode', 'Bangla first, English complete'],
      },
      {
        icon: Stamp,
        title: 'Permits & Licensing',
        text: 'What’s missing shows as citizens fill in the form, and permits carry a verifiable code.',
        deliverables: ['Workflow that officers can reorder', 'Fee payment to the treasury account'],
      },
      {
        icon: Archive,
        title: 'Records & Document Management',
        text: 'Letters, memos and decisions go into a searchable file with retention periods.',
        deliverables: ['Scanning line with Bangla text recognition', 'Digital signatures and delegation'],
      },
      {
        icon: Megaphone,
        title: 'Grievance & Open Data',
        text: 'Complaints reach the responsible desk with a deadline. What was asked, decided and spent is on a public dashboard.',
        deliverables: ['Escalation after each missed deadline', 'Hotline, web and front desk together'],
      },
    ],
  },
  challenges: {
    picture: plate,
    title: 'What makes government software different',
    lead: 'We write our proposals around these four points.',
    items: [
      {
        title: 'Everyone is a user',
        text: 'A department can’t exclude citizens who are blind, can’t read well or have no smartphone.',
        answer:
          'We test with them from the first clickable draft. SMS and service at the front desk are part of the scope.',
      },
      {
        title: 'Data that must not leave the country',
        text: 'Hosting rules name the data center, and audits visit it.',
        answer:
          'We deploy to the national data center or your own racks, and restore a backup in front of witnesses.',
      },
      {
        title: 'The vendor who never leaves',
        text: 'Source code stays abroad, and only the vendor can price a change.',
        answer: `The repository is ${promises.inYourName}, and the last milestone is a release your engineers make on their own.`,
      },
      {
        title: 'Decades of paper registers',
        text: 'Handwritten ledgers hold the only proof of who owns what.',
        answer: 'Two people type in a page, doubtful fields are marked, and the scan stays with the record.',
      },
    ],
  },
  benefits: {
    picture: times,
    title: 'What the public can see',
    items: [
      {
        title: 'Fewer visits',
        text: 'Attachments are checked on the spot.',
      },
      {
        title: 'Waiting times in the open',
        text: 'The portal states today’s processing time by service and office.',
      },
      {
        title: 'Decisions with reasons',
        text: 'A denial names the rule, the officer and the way to appeal.',
      },
      {
        title: 'Access by design',
        text: 'A page isn’t done until it works by keyboard, with a screen reader, in large type and on a slow line.',
      },
    ],
  },
  success: {
    title: 'Trade licenses in three days instead of 26',
    client: 'City corporation, 1.9 million residents',
    story:
      'Renewing a trade license took four visits and an agent. With the revenue office, we cut the attachments, let the system read what the register already knew, and opened the portal ward by ward. The last milestone was a release by the city’s own engineers.',
    measures: [
      { label: 'Application to license in hand', before: '26 days', after: '3 days', share: 0.12 },
      { label: 'Visits per renewal', before: '4', after: '0 or 1', share: 0.12 },
      { label: 'Attachments demanded', before: '9', after: '2', share: 0.22 },
    ],
  },
  closing: {
    title: 'Pick one service and one office',
    text: 'A pilot shows citizens and staff what to expect. To scope it, we need half a page from you.',
  },
};
