import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Command, Option } from 'commander';
import { root } from 'shared-content/artifact/paths';
import { routes as allRoutes } from '../routes';
import { goalsTable, judgeGoals } from './goals';
import { plotLcp } from './plot';
import { type LighthouseMode, type Part, lighthouseModes, noResults, parts, readResults } from './results';
import { routeRows, routeTable } from './routeTable';

/** Highest LCP, as a multiple of the floor page's. */
const lcpGoal = 1.1;
const folder = path.join(root, '.cache/bench');

interface Options {
  readonly routes?: string[];
  readonly runs: string;
  readonly only?: Part[];
  readonly modes: LighthouseMode[];
  readonly build: boolean;
  readonly add?: boolean;
  readonly plot: string;
}

async function bench(options: Options): Promise<void> {
  const routes = options.routes ?? allRoutes;
  for (const route of routes)
    if (!allRoutes.includes(route)) throw new Error(`${route} is no route of the site.`);
  const runs = Number(options.runs);
  if (!(runs >= 1)) throw new Error('--runs takes a number of at least 1.');
  const measured = options.only ?? parts;
  const file = path.join(folder, 'results.json');
  const results = options.add ? await readResults(file) : noResults();
  const keep = async () => {
    await mkdir(folder, { recursive: true });
    await writeFile(file, `${JSON.stringify(results, null, 1)}\n`);
  };
  if (measured.length > 0) {
    // Imported here, because it loads Lighthouse and webpack.
    const { measure } = await import('./measure');
    await measure({
      folder,
      parts: measured,
      routes,
      runs,
      modes: options.modes,
      build: options.build,
      say: (line) => console.log(line),
      results,
      keep,
    });
  }
  if (results.lighthouse.length > 0) {
    console.log(`\n${routeTable(results)}`);
    await writeFile(options.plot, plotLcp(routeRows(results), lcpGoal));
  }
  if (measured.length > 0) {
    console.log(`\n${goalsTable(judgeGoals(results))}`);
    console.log(`\nFigures: ${path.relative(root, file)}`);
  }
}

await new Command('bench')
  .description('How fast the site is beside a page without JavaScript, and one build of its sources.')
  .option('--routes <route...>', 'these routes instead of all')
  .option('--runs <number>', 'rounds of everything; medians are shown', '3')
  .addOption(new Option('--only <part...>', 'these parts').choices([...parts]))
  .addOption(
    new Option('--modes <mode...>', "Lighthouse's ways")
      .choices([...lighthouseModes])
      .default([...lighthouseModes]),
  )
  .option('--no-build', 'take site and monolith as the last bench left them')
  .option('--add', 'add to the figures of the last bench: a long one in pieces')
  .option('--plot <file>', 'where the plot goes', path.join(folder, 'speed.svg'))
  .action(bench)
  .parseAsync();
// Exits because Lighthouse leaves timers behind.
process.exit();
