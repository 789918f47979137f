import type { Accent } from 'shared-content/ui';
import type { FeaturedProject } from '../../../content/featuredProjects';

export function ProjectDrawing(_: { drawing: FeaturedProject['drawing']; accent: Accent }) {
  return null;
}
