/** The section that runs alone: an alias that the dev configuration sets to `<section>/node.ts`. */
declare module 'section-under-development' {
  import type { SectionBundle } from 'shared-content/federation';

  export const section: SectionBundle['section'];
  export const exposed: SectionBundle['exposed'];
}
