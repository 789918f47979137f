import type { SectionBundle } from 'shared-content/federation';

/** What compose loads to write this section's documents. */
export { documents } from './documents';
export { default as section } from './section';

export const exposed = {} satisfies SectionBundle['exposed'];
