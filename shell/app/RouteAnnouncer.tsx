import { VisuallyHidden } from 'shared-content/ui';
import { announcerId } from './pageArrival';

/** Speaks the new page's title after a click; there before it speaks, as live regions must be. */
export function RouteAnnouncer() {
  return <VisuallyHidden id={announcerId} aria-live="polite" role="status" />;
}
