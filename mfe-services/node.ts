import type { SectionBundle } from 'shared-content/federation';
import { bundledService } from './content/bundledService';
import { serviceHeads } from './content/serviceHeads';
import { sectionRoutes } from './routes/sectionRoutes';

export { documents } from './documents';

/** The same routes as in `section.ts`, with every service inside this one file. */
export const section = {
  routes: sectionRoutes(serviceHeads, async (slug) => bundledService(slug)),
} satisfies SectionBundle['section'];

export const exposed = {} satisfies SectionBundle['exposed'];
