import type { SectionBundle } from 'shared-content/federation';

/** The entry that compose loads to write this section's documents. */
export { default as section } from './section';
export { documents } from './documents';
export const exposed: SectionBundle['exposed'] = {};
