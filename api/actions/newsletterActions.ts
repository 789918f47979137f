import { pauseNewsletter, retryUnsure } from '../storage/newsletters/newsletterStore';
import type { OwnerAction } from './ownerAction';

/** What the owner can do with a newsletter that is on its way. */
export const newsletterActions: readonly OwnerAction[] = [
  {
    name: 'pause',
    help: 'queue no more copies; what waits in the outbox, a minute’s worth, still goes',
    done: 'Paused. What waits in the outbox, a minute’s worth, still goes. The desk, or newsletter send with the same file, goes on.',
    run: ({ db, actor }, id) => pauseNewsletter(db, id, actor),
  },
  {
    name: 'retry',
    help: 'send the copies again that may or may not have arrived; some readers may get a second one',
    done: 'The unsure copies are queued again.',
    run: async ({ db, actor }, id) => (await retryUnsure(db, id, actor)) > 0,
  },
];
