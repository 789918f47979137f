import path from 'node:path';
import { root } from 'shared-content/artifact/paths';
import { routes } from '../routes';
import { buildMonolith } from './buildMonolith';
import { costTable, federationCost } from './federationCost';

// Prints federation's cost as a table, or as JSON for the test: tsx e2e/monolith/cost.ts [--json]
const store = path.resolve(root, process.env.SITE_DIR ?? '.site');
const views = await federationCost(store, await buildMonolith(), routes);
console.log(process.argv.includes('--json') ? JSON.stringify(views) : costTable(views));
