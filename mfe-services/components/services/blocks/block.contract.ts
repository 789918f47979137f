import type { Accent } from 'shared-content/ui';
import type { ServiceBlock, ServiceBlockOf } from '../../../content/service.contract';

/** What the component of a block gets. */
export interface BlockProps<Kind extends ServiceBlock['kind']> {
  readonly block: ServiceBlockOf<Kind>;
  readonly accent: Accent;
  /** Id for the block's heading, unique on the page. */
  readonly id: string;
}
