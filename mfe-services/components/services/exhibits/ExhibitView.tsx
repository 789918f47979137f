import type { Accent } from 'shared-content/ui';
import type { Exhibit } from '../../../content/exhibit.contract';
import { BarsView } from './BarsView';
import { ContrastView } from './ContrastView';
import { ExchangeView } from './ExchangeView';
import { FunnelView } from './FunnelView';
import { LayersView } from './LayersView';
import { PipelineView } from './PipelineView';
import { SheetView } from './SheetView';
import { TableView } from './TableView';
import { TimelineView } from './TimelineView';
import { WeekView } from './WeekView';

/** Shows an exhibit of any kind. */
export function ExhibitView({ exhibit, accent }: { exhibit: Exhibit; accent: Accent }) {
  switch (exhibit.kind) {
    case 'table':
      return <TableView exhibit={exhibit} accent={accent} />;
    case 'exchange':
      return <ExchangeView exhibit={exhibit} accent={accent} />;
    case 'pipeline':
      return <PipelineView exhibit={exhibit} accent={accent} />;
    case 'timeline':
      return <TimelineView exhibit={exhibit} accent={accent} />;
    case 'sheet':
      return <SheetView exhibit={exhibit} accent={accent} />;
    case 'contrast':
      return <ContrastView exhibit={exhibit} accent={accent} />;
    case 'layers':
      return <LayersView exhibit={exhibit} accent={accent} />;
    case 'bars':
      return <BarsView exhibit={exhibit} accent={accent} />;
    case 'funnel':
      return <FunnelView exhibit={exhibit} accent={accent} />;
    case 'week':
      return <WeekView exhibit={exhibit} accent={accent} />;
  }
}
