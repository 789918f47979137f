import type { ComponentType } from 'react';
import type { Accent } from 'shared-content/ui';
import type { FeaturedProject } from '../../../content/featuredProjects';
import { ClinicDrawing } from './ClinicDrawing';
import { SchoolDrawing } from './SchoolDrawing';
import { ShopDrawing } from './ShopDrawing';

const drawings: Record<FeaturedProject['drawing'], ComponentType<{ accent: Accent }>> = {
  clinic: ClinicDrawing,
  shop: ShopDrawing,
  school: SchoolDrawing,
};

/** The drawing of a featured project. */
export function ProjectDrawing({ drawing, accent }: { drawing: FeaturedProject['drawing']; accent: Accent }) {
  const Drawing = drawings[drawing];
  return <Drawing accent={accent} />;
}
