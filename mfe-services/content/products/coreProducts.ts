import Blocks from 'lucide-react/icons/blocks';
import ChartSpline from 'lucide-react/icons/chart-spline';
import CloudCog from 'lucide-react/icons/cloud-cog';
import Users from 'lucide-react/icons/users-round';
import Database from 'lucide-react/icons/database';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Smartphone from 'lucide-react/icons/smartphone';
import type { Product } from './product.contract';

export const coreProducts: readonly Product[] = [
  {
    key: 'erp',
    icon: Blocks,
    title: 'ERP Suite',
    category: 'Enterprise Resource Planning',
    description: 'Purchasing, stock, production, payroll and accounts on the same ledger.',
    features: [
      'Multi-company, multi-currency books',
      'Bills of material and machine hours',
      'Approval limits by role and amount',
      'VAT returns from posted entries',
    ],
    color: 'jade',
  },
  {
    key: 'mobile',
    icon: Smartphone,
    title: 'Mobile Workforce App',
    category: 'Mobile',
    description: 'Tasks, forms and photos for people away from a desk, with or without a network.',
    features: [
      'iOS and Android from one release',
      'Forms your office edits alone',
      'Location stamped on each visit',
      'Remote wipe of a lost phone',
    ],
    color: 'lagoon',
  },
  {
    key: 'web',
    icon: PanelsTopLeft,
    title: 'Web Portal Builder',
    category: 'Web',
    description: 'Your team builds customer, dealer and supplier portals on your own domain, without code.',
    features: [
      'Single sign-on with your directory',
      'Order and invoice self-service',
      'Pages editable in two languages',
      'Templates tested against WCAG 2.2 AA',
    ],
    color: 'sky',
  },
  {
    key: 'security',
    icon: ShieldCheck,
    title: 'Security Center',
    category: 'Security',
    description: 'Sign-ins, devices and open weaknesses, ranked by risk.',
    features: [
      'Two-step sign-in to your systems',
      'Weekly scan with owner and due date',
      'Log search across one year',
      'Access review each quarter',
    ],
    color: 'coral',
  },
  {
    key: 'analytics',
    icon: ChartSpline,
    title: 'Analytics Studio',
    category: 'Analytics',
    description: 'Click any total to see its invoices.',
    features: [
      'Connectors refreshed hourly',
      'Shared metric definitions',
      'Alerts when a metric goes out of range',
      'Scheduled reports as PDF or spreadsheet',
    ],
    color: 'amber',
  },
  {
    key: 'crm',
    icon: Users,
    title: 'CRM Workspace',
    category: 'Customer Relationship Management',
    description: 'Your team sees a customer’s calls, quotes and complaints in one place.',
    features: [
      'Pipeline with the age of each deal',
      'Quotes priced from live stock',
      'Shared inbox for mail and chat',
      'Renewal reminders by contract date',
    ],
    color: 'lily',
  },
  {
    key: 'cloud',
    icon: CloudCog,
    title: 'Cloud Console',
    category: 'Cloud',
    description: 'See every environment, backup and bill on one screen.',
    features: [
      'A staging copy in ten minutes',
      'Restore tested every week',
      'Cost per product and customer',
      'Runs on AWS, Azure or your racks',
    ],
    color: 'iris',
  },
  {
    key: 'data',
    icon: Database,
    title: 'Data Management Hub',
    category: 'Data Management',
    description: 'It finds duplicates in the lists you import from other systems, and merges them.',
    features: [
      'Matching rules with a preview',
      'Change history for each field',
      'Retention and deletion by policy',
      'Events and REST for subscribers',
    ],
    color: 'moss',
  },
];
