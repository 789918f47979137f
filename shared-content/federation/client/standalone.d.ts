/** The section that runs alone: an alias that the dev configuration sets to `<section>/node.ts`. */
declare module 'section-under-development' {
  import type { SectionBundle } from 'shared-content/federation';

  export const section: SectionBundle['section'];
  export const exposed: SectionBundle['exposed'];
}

/** The section's module: an alias for `<section>/section.ts`. */
declare module 'section-module-under-development' {
  import type { SectionModule } from 'shared-content/federation';

  const section: SectionModule;
  export default section;
}

/** Name of that section in the registry. */
declare const __SECTION__: string;
