import type { SectionBundle } from 'shared-content/federation';

export { documents } from './documents';
export { default as section } from './section';

export const exposed = {} satisfies SectionBundle['exposed'];
