/** What an unset filter is called, in the dropdowns and in the rule. */
export const all = 'All';

/** Both dropdowns' choices; `all` leaves one open. */
export interface ProjectFilter {
  readonly industry: string;
  readonly technology: string;
}

export type FilterName = keyof ProjectFilter;

export const noFilter: ProjectFilter = { industry: all, technology: all };
