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
    description: 'ERP Suite runs the plant, and Analytics Studio shows it.',
    words: ['Buyer', 'Style', 'Work order'],
    features: [
      'Line boards with target and actual',
      'Waste by style, shift and machine',
      'Maintenance by running hours',
    ],
  },
  {
    icon: ShoppingCart,
    title: 'Retail',
    description: 'Stores, online shop and head office share ERP Suite and CRM Workspace.',
    words: ['Member', 'Product', 'Receipt'],
    features: [
      'Point of sale that works offline',
      'Transfers suggested between branches',
      'Loyalty without a plastic card',
    ],
  },
  {
    icon: HeartPulse,
    title: 'Healthcare',
    description: 'CRM Workspace and Web Portal Builder, with access by role and ward.',
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
    description: 'CRM Workspace keeps admissions and alumni, and ERP Suite the fees.',
    words: ['Student', 'Program', 'Enrollment'],
    features: [
      'Application funnel by program',
      'Installments and waivers with sign-off',
      'Dorm and bus assignment',
    ],
  },
  {
    icon: Landmark,
    title: 'Financial Services',
    description: 'Security Center and Data Management Hub, for supervised institutions.',
    words: ['Depositor', 'Account', 'Transaction'],
    features: [
      'Second approval for sensitive fields',
      'Watch-list screening each night',
      'Evidence folders for inspectors',
    ],
  },
  {
    icon: Truck,
    title: 'Logistics',
    description: 'Drivers use Mobile Workforce App, and shippers a portal.',
    words: ['Shipper', 'Shipment', 'Trip'],
    features: [
      'Trip sheets from gate to gate',
      'Detention billed automatically',
      'Reminders for registrations and permits',
    ],
  },
];
