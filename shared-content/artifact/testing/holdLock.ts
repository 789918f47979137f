import { setTimeout as wait } from 'node:timers/promises';
import { withStoreLock } from '../withStoreLock';

// Run as a process of its own, to be killed: holds a store's lock.
await withStoreLock(process.argv[2] ?? '', { wait: 0 }, async () => {
  process.stdout.write('held\n');
  await wait(600_000);
});
