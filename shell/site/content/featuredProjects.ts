import { type Accent } from 'shared-content/ui';
import { actions } from 'shared-content/content';
import lekha from '../assets/work/lekha-learning-tall-960.avif';
import nirmal1440 from '../assets/work/nirmal-clinics-1440.avif';
import nirmal720 from '../assets/work/nirmal-clinics-720.avif';
import nirmal from '../assets/work/nirmal-clinics-tall-960.avif';
import noksha from '../assets/work/noksha-loom-tall-960.avif';

export interface FeaturedProject {
  readonly title: string;
  readonly description: string;
  readonly tech: readonly string[];
  readonly sector: string;
  readonly accent: Accent;
  /** Its case study's id, and a detail of the picture that stands there: 480 by 528, at two pixels a point. */
  readonly study: string;
  readonly detail: string;
  /** The whole picture, 16 by 10, 720 and 1440 wide: for a card that is as wide as the page. */
  readonly whole?: { readonly small: string; readonly large: string };
}

export const featuredHeading = {
  title: 'Featured Projects',
  lead: 'Three systems in daily use.',
  action: actions.viewCaseStudies,
} as const;

/** Three of the case studies, told in two sentences. */
export const featuredProjects: readonly FeaturedProject[] = [
  {
    title: 'Nirmal Clinics',
    description: 'Nine outpatient clinics share a patient record, and patients book their slot online.',
    tech: ['Next.js', 'Node.js', 'MongoDB', 'AWS'],
    sector: 'Healthcare',
    accent: 'jade',
    study: 'nirmal-clinics',
    detail: nirmal,
    whole: { small: nirmal720, large: nirmal1440 },
  },
  {
    title: 'Noksha Loom',
    description:
      'A store for one-off pieces from 240 weavers. It stayed up through the busiest week of its year.',
    tech: ['Shopify', 'Next.js', 'GraphQL'],
    sector: 'E-commerce',
    accent: 'coral',
    study: 'noksha-loom',
    detail: noksha,
  },
  {
    title: 'Lekha Learning',
    description: 'In 31 district schools, lessons download once and then work without a connection.',
    tech: ['Next.js', 'Node.js', 'GraphQL', 'MongoDB'],
    sector: 'Education',
    accent: 'amber',
    study: 'lekha-learning',
    detail: lekha,
  },
];
