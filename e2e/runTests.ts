import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { root } from 'shared-content/artifact/paths';
import { findTestChromium } from './findChromium';
import { installPackages } from './installPackages';
import { temporaryFolder } from './temporaryFolder';
import { testsOfChange } from './testsOfChange';

/** Steps of `npm test`, in their order. Jest and Playwright select, run and report the tests of their steps. */
const steps = ['lint', 'types', 'unit', 'e2e', 'browsers', 'nodes'];
const takesPattern = ['unit', 'e2e', 'browsers'];

const args = process.argv.slice(2).filter((word) => word !== '--all');
const since = args[0] === '--changed' ? (args[1] ?? 'HEAD') : undefined;
const [only, ...patterns] = since === undefined ? args : [];
const fault =
  only !== undefined && !steps.includes(only)
    ? `There is no step "${only}": npm test runs all, npm test <step> one of ${steps.join(', ')}.`
    : patterns.length > 0 && !takesPattern.includes(only ?? '')
      ? `npm test ${only} takes no pattern: unit, e2e and browsers do, as npm test unit shell/platform/release.`
      : undefined;
if (fault) {
  console.error(fault);
  process.exit(1);
}
const change = since === undefined ? undefined : testsOfChange(since);

const results = `${root}/test-results`;
const total = { passed: 0, failed: 0, skipped: 0 };
const failed: string[] = [];
/** The parent of all temporary folders of the tests; it is removed at the end. */
const temporary = await temporaryFolder();
const clear = () => rmSync(temporary, { recursive: true, force: true, maxRetries: 3 });
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    clear();
    process.exit(1);
  });

type Counts = typeof total;
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly line: number;
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly { readonly error?: { message?: string } }[] }[];
  }[];
}
/** The parts read here of the JSON reports of Jest and of Playwright. */
interface Report extends Suite {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numFailedTestSuites?: number;
  readonly numPendingTests?: number;
  readonly testResults?: readonly {
    readonly name: string;
    readonly message: string;
    readonly status: string;
  }[];
  readonly stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
}

const maxFailureLines = 25;

/** What failed, and the beginning of its message: CI may show nothing but the end of a log. */
function listFailures({ specs = [], suites = [], testResults = [] }: Report): string[] {
  const cut = (message = '') => stripVTControlCharacters(message).split('\n').slice(0, maxFailureLines);
  return [
    ...testResults
      .filter((file) => file.status === 'failed')
      .flatMap((file) => [file.name, ...cut(file.message)]),
    ...specs
      .filter((spec) => !spec.ok)
      .flatMap(({ file, line, title, tests }) => [
        `${file}:${line} ${title}`,
        ...tests.flatMap((test) => test.results.flatMap(({ error }) => (error ? cut(error.message) : []))),
      ]),
    ...suites.flatMap(listFailures),
  ];
}

/** The counts of Jest's or Playwright's JSON report. A test that passes only on a retry has failed. */
const getCounts = ({ stats, ...jest }: Report): Counts =>
  stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
    : {
        passed: jest.numPassedTests ?? 0,
        // A file that does not load has no failed test.
        failed: Math.max(jest.numFailedTests ?? 0, jest.numFailedTestSuites ?? 0),
        skipped: jest.numPendingTests ?? 0,
      };

/** Runs a command, which shows its findings itself. It counts as its report says, without a report as one test. */
async function check(name: string, command: string[], env: NodeJS.ProcessEnv = {}, report?: string) {
  const begun = Date.now();
  const child = spawn('npx', command, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TMPDIR: temporary, ...env },
  });
  const code = await new Promise((resolve) => child.on('error', () => resolve(1)).on('exit', resolve));
  const text = report && (await readFile(report, 'utf8').catch(() => undefined));
  const found = text ? (JSON.parse(text) as Report) : undefined;
  const counts = found ? getCounts(found) : { passed: Number(code === 0), failed: 0, skipped: 0 };
  if (code !== 0) counts.failed ||= 1;
  for (const kind of ['passed', 'failed', 'skipped'] as const) total[kind] += counts[kind];
  if (counts.failed > 0)
    failed.push(
      `${name}: ${counts.failed} failed, see above at "== ${name} failed"`,
      ...(found ? listFailures(found).map((line) => `  ${line}`) : []),
    );
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`== ${name} ${counts.failed === 0 ? 'passed' : 'failed'} after ${seconds} s\n`);
}

const files = change?.files ?? ['.'];
const linted = change?.linted ?? ['.'];
const cached = ['--cache', '--cache-strategy', 'content', '--cache-location'];
const prettier = [
  'prettier',
  '--check',
  '--log-level',
  'warn',
  '--ignore-unknown',
  ...cached,
  '.cache/prettier',
];
const buildInfo = ['--incremental', '--tsBuildInfoFile', '.cache/types/tests.tsbuildinfo'];
const playwright = (name: string, config: string, patterns: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  check(name, ['playwright', 'test', '--config', config, ...patterns], env, `${results}/${name}.json`);

const run: Record<string, () => Promise<unknown>> = {
  // Lint takes as long as formatting and types, which run beside it.
  lint: async () => {
    const [lint, format] = [
      ['eslint', '--no-warn-ignored', ...linted],
      [...prettier, ...files],
    ];
    await Promise.all([
      linted.length > 0 && check('lint', lint),
      files.length > 0 && check('format', format).then(() => only || run.types?.()),
    ]);
  },
  types: () => check('types', ['tsc', '--noEmit', ...buildInfo]),
  unit: () => {
    const selected = since === undefined ? patterns : [`--changedSince=${since}`, '--passWithNoTests'];
    // One worker more than this project's machines have cores, because these tests mostly wait.
    const jest = ['jest', '--maxWorkers=3', '--json', `--outputFile=${results}/unit.json`, ...selected];
    const env = { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' };
    return check('unit', jest, env, `${results}/unit.json`);
  },
  e2e: () => {
    const specs = change?.specs?.map((spec) => `e2e/${spec}.spec.ts`) ?? patterns;
    const env = { CHROMIUM_PATH: findTestChromium() };
    return playwright('e2e', 'e2e/playwright.config.js', specs, env);
  },
  browsers: () => {
    const env = process.argv.includes('--all') ? { ALL_JOURNEYS: '1' } : {};
    return playwright('browsers', 'e2e/browsers/playwright.config.js', patterns, env);
  },
  nodes: async () => {
    // Each runs the owner's commands. The newest long-term version also starts the site.
    for (const args of [['24'], ['22', '--commands'], ['26', '--commands']])
      await check(`Node ${args[0]}`, ['tsx', 'e2e/otherNode.ts', ...args]);
  },
};

const started = Date.now();
await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });
if (only === undefined || takesPattern.includes(only)) installPackages();
const changed = ['lint', 'unit', ...(change?.specs?.length === 0 ? [] : ['e2e', 'browsers'])];
// `lint` includes the types where all steps run.
const chosen = only ? [only] : since === undefined ? steps.filter((step) => step !== 'types') : changed;
for (const step of chosen) await run[step]?.();
clear();
// Last, where a reader of a long log looks first.
if (failed.length > 0) console.log(`Failed:\n${failed.join('\n')}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 ? 1 : 0);
