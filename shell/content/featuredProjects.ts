import { type Accent } from 'shared-content/ui';
import { actions } from 'shared-content/content';

export interface FeaturedProject {
  readonly title: string;
  readonly description: string;
  readonly tech: readonly string[];
  readonly sector: string;
  readonly accent: Accent;
  /** Which drawing shows it. */
  readonly drawing: 'clinic' | 'shop' | 'school';
}

export const featuredHeading = {
  title: 'Featured Projects',
  lead: 'Three systems that people use every working day.',
  action: actions.viewCaseStudies,
} as const;

export const featuredProjects: readonly FeaturedProject[] = [
  {
    title: 'Hospital management platform',
    description:
      'Appointments, wards, pharmacy and billing in one system. Doctors see the whole patient on one screen, and the front desk stopped printing lists.',
    tech: ['Next.js', 'Node.js', 'MySQL', 'AWS'],
    sector: 'Healthcare',
    accent: 'jade',
    drawing: 'clinic',
  },
  {
    title: 'Multi-vendor marketplace',
    description:
      'One storefront for hundreds of sellers, each with stock, payouts and delivery of their own.',
    tech: ['Laravel', 'GraphQL', 'RabbitMQ'],
    sector: 'E-commerce',
    accent: 'coral',
    drawing: 'shop',
  },
  {
    title: 'Learning platform',
    description: 'Live classes, homework and exams that keep working on a slow connection.',
    tech: ['Express.js', 'MongoDB', 'Next.js'],
    sector: 'Education',
    accent: 'amber',
    drawing: 'school',
  },
];
