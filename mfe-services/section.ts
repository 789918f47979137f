import type { SectionModule } from 'shared-content/federation';
import { lazyService } from './content/lazyService';
import { serviceHeads } from './content/serviceHeads';
import { sectionRoutes } from './routes/sectionRoutes';
import { withPieces } from './routes/withPieces';

const published = sectionRoutes(serviceHeads, lazyService);

/** The module that the shell loads from this section. */
export default {
  // Where __DEV__ is false, webpack drops the page of pieces and its script.
  routes: __DEV__ ? withPieces(published) : published,
} satisfies SectionModule;
