import { caseStudyPath, testimonialsPath } from 'shared-content/content';
import type { Project } from './Project';

type More = NonNullable<Project['more']>;

/** From a project to the study that tells it at length. */
export const caseStudy = (id: string): More => ({ label: 'Read the case study', to: caseStudyPath(id) });

/** From a project to what its client says about it. */
export const toTestimonials: More = { label: 'Read what the client says', to: testimonialsPath };
