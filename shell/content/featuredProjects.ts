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
  lead: 'People use these three systems every working day.',
  action: actions.viewCaseStudies,
} as const;

/** Three of the case studies, told in two sentences. */
export const featuredProjects: readonly FeaturedProject[] = [
  {
    title: 'Nirmal Clinics',
    description:
      'Nine outpatient clinics share one patient record. Patients pick a fifteen-minute slot on any phone, and the front desk works from one live queue.',
    tech: ['Next.js', 'Node.js', 'MongoDB', 'AWS'],
    sector: 'Healthcare',
    accent: 'jade',
    drawing: 'clinic',
  },
  {
    title: 'Noksha Loom',
    description:
      'A storefront for one-off pieces from 240 weavers. It holds up in Eid week and never sells a piece twice.',
    tech: ['Shopify', 'Next.js', 'GraphQL'],
    sector: 'E-commerce',
    accent: 'coral',
    drawing: 'shop',
  },
  {
    title: 'Lekha Learning',
    description:
      'In 31 district schools, lessons download once and then work without a connection, down to the answers and grades.',
    tech: ['Next.js', 'Node.js', 'GraphQL', 'MongoDB'],
    sector: 'Education',
    accent: 'amber',
    drawing: 'school',
  },
];
