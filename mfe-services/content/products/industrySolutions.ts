import Factory from 'lucide-react/icons/factory';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Landmark from 'lucide-react/icons/landmark';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Truck from 'lucide-react/icons/truck';
import type { IndustrySolution } from './product.contract';

export const industrySolutions: readonly IndustrySolution[] = [
  {
    icon: Factory,
    title: 'Manufacturing',
    description: 'It’s ERP and analytics for plants where an idle line costs more than the license.',
    words: ['Buyer', 'Style', 'Work order'],
    features: [
      'Line boards with target and actual',
      'Wastage by style, shift and operator',
      'Maintenance by running hours',
    ],
  },
  {
    icon: ShoppingCart,
    title: 'Retail',
    description: 'Counter, web shop and head office work from the same item list and the same price.',
    words: ['Member', 'Article', 'Receipt'],
    features: [
      'Point of sale that works offline',
      'Transfers suggested between branches',
      'Loyalty without a plastic card',
    ],
  },
  {
    icon: HeartPulse,
    title: 'Healthcare',
    description:
      'The CRM and portal speak of patients and referrals, and show each user only what they may see.',
    words: ['Patient', 'Treatment', 'Referral'],
    features: [
      'Appointment book for each doctor',
      'Consent recorded with its wording',
      'Insurance claims checked before sending',
    ],
  },
  {
    icon: GraduationCap,
    title: 'Education',
    description: 'Admissions, fees and alumni stay in one record.',
    words: ['Student', 'Program', 'Enrollment'],
    features: [
      'Application funnel by program',
      'Installments and waivers with sign-off',
      'Hostel and transport allocation',
    ],
  },
  {
    icon: Landmark,
    title: 'Financial Services',
    description: 'Security Center and Data Management Hub, configured for supervised institutions.',
    words: ['Depositor', 'Account', 'Transaction'],
    features: [
      'Four-eyes rule on sensitive fields',
      'Watch-list screening each night',
      'Evidence folders for inspectors',
    ],
  },
  {
    icon: Truck,
    title: 'Logistics',
    description:
      'The workforce app rides in the cab, the shipper sees the portal, and the costs land in ERP.',
    words: ['Shipper', 'Consignment', 'Trip'],
    features: [
      'Trip sheets from gate to gate',
      'Detention time billed by itself',
      'Reminders before vehicle papers expire',
    ],
  },
];
