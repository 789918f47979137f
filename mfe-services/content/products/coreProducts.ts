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
    description:
      'Purchasing, stock, production, payroll and accounts share one ledger. A goods receipt updates all of them at once.',
    features: [
      'Multi-company books in several currencies',
      'Bills of material with real machine hours',
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
    description: 'Tasks, forms and photos work offline for a full shift, for people who work standing up.',
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
    description:
      'You assemble customer, dealer and supplier portals on your own domain, from blocks that already know your data.',
    features: [
      'Single sign-on with your directory',
      'Order and invoice self-service',
      'Pages editable in two languages',
      'WCAG 2.2 AA out of the box',
    ],
    color: 'sky',
  },
  {
    key: 'security',
    icon: ShieldCheck,
    title: 'Security Center',
    category: 'Security',
    description:
      'Sign-ins, devices and open weaknesses in one queue, in the order an intruder would try them.',
    features: [
      'Two-step sign-in for every system',
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
    description:
      'Dashboards load before the meeting starts. If you don’t believe a number, open its tile down to the invoice.',
    features: [
      'Forty connectors, refreshed hourly',
      'Metric definitions kept in one place',
      'Alerts when a figure leaves its band',
      'Scheduled reports as PDF or sheet',
    ],
    color: 'amber',
  },
  {
    key: 'crm',
    icon: Users,
    title: 'CRM Workspace',
    category: 'Customer Relationship Management',
    description:
      'Each customer has one timeline of calls, quotes and complaints. Anyone can pick up where a colleague left off.',
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
    description:
      'It keeps environments, backups and spending in view for teams that don’t have an operations department.',
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
    description:
      'Every other system subscribes to one clean list of customers, items and suppliers. It suggests duplicates to merge, and you decide.',
    features: [
      'Matching rules with a preview',
      'Change history for each field',
      'Retention and deletion by policy',
      'Events and REST for subscribers',
    ],
    color: 'moss',
  },
];
