import { setTimeout as wait } from 'node:timers/promises';
import { withStoreLock } from '../withStoreLock';

// Holds a store's lock. Tests run it as a process of its own and kill it.
await withStoreLock(process.argv[2] ?? '', { wait: 0 }, async () => {
  process.stdout.write('held\n');
  await wait(600_000);
});
