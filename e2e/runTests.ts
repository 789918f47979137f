import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
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
mkdirSync(results, { recursive: true });
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

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { readonly ok: boolean; readonly file: string; readonly title: string }[];
}
/** The parts read here of the JSON reports of Jest and of Playwright. */
interface Report extends Suite {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numFailedTestSuites?: number;
  readonly numPendingTests?: number;
  readonly testResults?: readonly { readonly name: string; readonly status: string }[];
  readonly stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
}

const namesIn = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `  ${file} ${title}`),
  ...suites.flatMap(namesIn),
];

/** Runs a command, which reports its findings itself. It counts as its JSON report says, without one as one test. */
async function check(name: string, command: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const begun = Date.now();
  const report = `${results}/${name}.json`;
  rmSync(report, { force: true });
  const child = spawn('npx', command, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TMPDIR: temporary, ...env },
  });
  const code = await new Promise((resolve) => child.on('error', () => resolve(1)).on('exit', resolve));
  const found = JSON.parse(await readFile(report, 'utf8').catch(() => '{}')) as Report;
  const { stats, testResults = [] } = found;
  total.passed += stats?.expected ?? found.numPassedTests ?? Number(code === 0);
  total.skipped += stats?.skipped ?? found.numPendingTests ?? 0;
  // A test that passes only on a retry has failed; a file that does not load has no failed test.
  const failures = stats
    ? stats.unexpected + stats.flaky
    : Math.max(found.numFailedTests ?? 0, found.numFailedTestSuites ?? 0);
  const isWhole = code === 0 && failures === 0;
  total.failed += isWhole ? 0 : Math.max(failures, 1);
  const files = testResults.filter(({ status }) => status === 'failed').map((file) => `  ${file.name}`);
  if (!isWhole) failed.push(name, ...files, ...namesIn(found));
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`== ${name} ${isWhole ? 'passed' : 'failed'} after ${seconds} s\n`);
}

const files = change?.files ?? ['.'];
const linted = change?.linted ?? ['.'];
const cached = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier'];
const prettier = ['prettier', '--check', '--log-level', 'warn', '--ignore-unknown', ...cached];
const buildInfo = ['--incremental', '--tsBuildInfoFile', '.cache/types/tests.tsbuildinfo'];

const run: Record<string, () => Promise<unknown>> = {
  // Lint takes as long as formatting and types, which run beside it.
  lint: () =>
    Promise.all([
      linted.length > 0 && check('lint', ['eslint', '--no-warn-ignored', ...linted]),
      files.length > 0 && check('format', [...prettier, ...files]).then(() => only || run.types?.()),
    ]),
  types: () => check('types', ['tsc', '--noEmit', ...buildInfo]),
  unit: () => {
    const selected = since === undefined ? patterns : [`--changedSince=${since}`, '--passWithNoTests'];
    // One worker more than this project's machines have cores, because these tests mostly wait.
    const json = ['--json', `--outputFile=${results}/unit.json`];
    return check('unit', ['jest', '--maxWorkers=3', ...json, ...selected], {
      NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
    });
  },
  e2e: () => {
    const specs = change?.specs?.map((spec) => `e2e/${spec}.spec.ts`) ?? patterns;
    const env = { CHROMIUM_PATH: findTestChromium() };
    return check('e2e', ['playwright', 'test', '--config', 'e2e/playwright.config.js', ...specs], env);
  },
  browsers: () => {
    const env = process.argv.includes('--all') ? { ALL_JOURNEYS: '1' } : {};
    const config = 'e2e/browsers/playwright.config.js';
    return check('browsers', ['playwright', 'test', '--config', config, ...patterns], env);
  },
  nodes: async () => {
    // Each runs the owner's commands. The newest long-term version also starts the site.
    for (const version of [['24'], ['22', '--commands'], ['26', '--commands']])
      await check(`Node ${version[0]}`, ['tsx', 'e2e/otherNode.ts', ...version]);
  },
};

const started = Date.now();
if (only === undefined || takesPattern.includes(only)) installPackages();
const changed = ['lint', 'unit', ...(change?.specs?.length === 0 ? [] : ['e2e', 'browsers'])];
// `lint` includes the types where all steps run.
const chosen = only ? [only] : since === undefined ? steps.filter((step) => step !== 'types') : changed;
for (const step of chosen) await run[step]?.();
clear();
// Last, where a reader of a long log looks first.
if (failed.length > 0) console.log(`Failed:\n${failed.join('\n')}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(failed.length === 0 ? 0 : 1);
