import { availableParallelism } from 'node:os';

/** Tests at once: a core each, since a test keeps a browser and a server busy. More than four would share one site. */
export const workers = Math.min(4, Math.max(2, availableParallelism()));
