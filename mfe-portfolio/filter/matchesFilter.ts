import { type ProjectFilter, all } from './ProjectFilter';

export interface Filterable {
  readonly industry: string;
  readonly technologies: readonly string[];
}

/** The rule of specification 5: equal industry, and any technology that contains the chosen text. */
export function matchesFilter(project: Filterable, { industry, technology }: ProjectFilter): boolean {
  const wanted = technology.toLowerCase();
  return (
    (industry === all || project.industry === industry) &&
    (technology === all || project.technologies.some((one) => one.toLowerCase().includes(wanted)))
  );
}
