import type { Accent } from 'shared-content/ui';
import type { Exhibit } from '../../../content/exhibit.contract';

/** What the view of one kind of exhibit gets. */
export interface ExhibitViewProps<Kind extends Exhibit['kind']> {
  readonly exhibit: Extract<Exhibit, { kind: Kind }>;
  readonly accent: Accent;
}
