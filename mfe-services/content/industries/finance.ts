import HandCoins from 'lucide-react/icons/hand-coins';
import Radar from 'lucide-react/icons/radar';
import Scale from 'lucide-react/icons/scale';
import Smartphone from 'lucide-react/icons/smartphone';
import { services } from 'shared-content/content';
import shots from '../../assets/scenes/finance-shots.avif';
import tall from '../../assets/scenes/finance-tall.avif';
import wide2x from '../../assets/scenes/finance-wide-2x.avif';
import wide from '../../assets/scenes/finance-wide.avif';
import { IndustryIntro } from '../../components/industries/IndustryIntro';
import { ProcessLedger } from '../../components/industries/ProcessLedger';
import { SuccessHighlight } from '../../components/industries/SuccessHighlight';
import { IndustryPage } from '../../pages/industries/IndustryPage';
import type { IndustryContent } from './industry.contract';
import { industryNamed } from './industryNamed';

export const finance: IndustryContent = {
  industry: industryNamed('finance'),
  View: IndustryPage,
  Bands: [IndustryIntro, ProcessLedger, SuccessHighlight],
  hero: {
    title: 'Financial software that balances to the last cent',
    lead: 'Digital banking, lending, payments and regulatory reporting for banks, lenders and fintech teams.',
    scene: { wide, wide2x, tall, tallHeight: 450 },
  },
  intro: {
    title: 'Late can be explained. Wrong cannot.',
    paragraphs: [
      'Transfers that run twice and reports that can’t be reproduced come from systems that store balances and forget how they arose.',
      'Our ledgers are append-only and double-entry, amounts are integers in the smallest unit, and a repeated request is recognized. Your core banking system stays where it is, behind a tested interface.',
    ],
  },
  services: [services.security, services.api, services.analytics, services.team],
  solutions: {
    shots,
    title: 'Banking, lending and payments software',
    lead: 'All modules post to the same journal, so product, finance and audit read the same figures.',
    items: [
      {
        icon: Smartphone,
        title: 'Digital Banking',
        text: 'Customers open an account with a remote identity check (e-KYC), move money and read statements.',
        deliverables: ['Biometric sign-in bound to the device', 'Limits the customer can set'],
      },
      {
        icon: HandCoins,
        title: 'Lending & Microfinance',
        text: 'From application and scoring to field collection and write-off, for single and group loans.',
        deliverables: ['Scorecards that explain each denial', 'Field app that works offline'],
      },
      {
        icon: Scale,
        title: 'Payments & Reconciliation',
        text: 'We match gateways, wallets and bank files line by line during the day, so month-end begins with the exceptions.',
        deliverables: [
          'ISO 20022 and legacy file formats',
          'Rules that finance edits, with a second signature',
        ],
      },
      {
        icon: Radar,
        title: 'Fraud & Regulatory Reporting',
        text: 'Transactions are scored as they arrive, suspicious ones wait for a person, and the regulator’s templates are filled from the journal.',
        deliverables: ['Scores within 150 ms in load tests', 'Case desk for AML analysts'],
      },
    ],
  },
  challenges: {
    title: 'What auditors ask of financial software',
    lead: 'Four questions, answered in the design.',
    items: [
      {
        title: 'Can the core be touched at all?',
        text: 'The core banking system is old, and its vendor answers in weeks.',
        answer:
          'A thin service reads and posts through its documented interface, with limits and replay protection.',
      },
      {
        title: 'Who approved this?',
        text: 'Shared logins and approvals by email leave a gap.',
        answer:
          'Maker and checker are different people by rule, and both decisions are stored with the entry.',
      },
      {
        title: 'What if the network fails halfway?',
        text: 'A timeout doesn’t say whether the payment went through.',
        answer:
          'Each instruction carries a key by which a repeat is recognized. A nightly run compares our journal with the bank’s file.',
      },
      {
        title: 'Is this quarter’s return correct?',
        text: 'Figures are copied into templates by hand, days from the deadline.',
        answer:
          'Reports are queries over closed periods. Authorized users drill from a total to the source documents.',
      },
    ],
  },
  benefits: {
    title: 'What the finance team gets back',
    items: [
      {
        title: 'Room next to the core',
        text: 'You add channels without buying more core licenses.',
      },
      {
        title: 'Products in weeks',
        text: 'You launch a new savings plan by configuring it; your risk team reviews the tested result.',
      },
      {
        title: 'A shorter close',
        text: 'Matching runs daily, and month-end starts with a short list.',
      },
      {
        title: 'Audits without digging',
        text: 'Evidence is attached when a decision is made. For US clients, we can document how data is safeguarded under GLBA.',
      },
    ],
  },
  success: {
    title: 'The books closed on day two',
    client: 'Microfinance lender, 61 branches',
    story:
      'Night staff used to key in collections from paper sheets. We gave field officers a collection app, posted receipts to a double-entry journal and reconciled them hourly with the wallet provider’s file. Mismatches stay on a list until someone has explained them.',
    measures: [
      { label: 'Monthly close', before: '12 days', after: '2 days', share: 0.17 },
      { label: 'Unmatched receipts at month-end', before: '4,300', after: '65', share: 0.02 },
      { label: 'Loan decision for known clients', before: '5 days', after: '6 h', share: 0.05 },
    ],
  },
  closing: {
    title: 'The report that doesn’t add up is a good start',
    text: 'In a first call, we follow one of its figures back as far as the entries go.',
  },
};
