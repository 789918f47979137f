import type { IndustrySolution } from './product.contract';

export const industrySolutions: readonly IndustrySolution[] = [
  {
    title: 'Manufacturing',
    description: 'It’s ERP and analytics for plants where an idle line costs more than the license.',
    features: [
      'Line boards with target and actual',
      'Wastage by style, shift and operator',
      'Maintenance by running hours',
    ],
  },
  {
    title: 'Retail',
    description: 'Counter, web shop and head office work from the same item list and the same price.',
    features: [
      'Point of sale that works offline',
      'Transfers suggested between branches',
      'Loyalty without a plastic card',
    ],
  },
  {
    title: 'Healthcare',
    description:
      'The CRM and portal speak of patients and referrals, and show each user only what they may see.',
    features: [
      'Appointment book for each doctor',
      'Consent recorded with its wording',
      'Insurance claims checked before sending',
    ],
  },
  {
    title: 'Education',
    description: 'Admissions, fees and alumni stay in one record.',
    features: [
      'Application funnel by program',
      'Installments and waivers with sign-off',
      'Hostel and transport allocation',
    ],
  },
  {
    title: 'Financial Services',
    description: 'Security Center and Data Management Hub, configured for supervised institutions.',
    features: [
      'Four-eyes rule on sensitive fields',
      'Watch-list screening each night',
      'Evidence folders for inspectors',
    ],
  },
  {
    title: 'Logistics',
    description:
      'The workforce app rides in the cab, the shipper sees the portal, and the costs land in ERP.',
    features: [
      'Trip sheets from gate to gate',
      'Detention time billed by itself',
      'Reminders before vehicle papers expire',
    ],
  },
];
