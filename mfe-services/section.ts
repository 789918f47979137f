import type { SectionModule } from 'shared-content/federation';
import { lazyService } from './content/lazyService';
import { sectionRoutes } from './routes/sectionRoutes';

/** What the shell loads from this section. */
export default { routes: sectionRoutes(lazyService) } satisfies SectionModule;
