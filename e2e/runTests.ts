import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { root } from 'shared-content/artifact/paths';
import { findTestChromium } from './findChromium';
import { type Outcome, outcomeOfJest, outcomeOfPlaywright } from './reports';
import { temporaryFolder } from './temporaryFolder';
import { testsOfChange } from './testsOfChange';

const results = `${root}/test-results`;
const total = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];

function add(name: string, outcome: Outcome): void {
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  total.skipped += outcome.skipped;
  failures.push(...outcome.failures.map((failure) => `${name}: ${failure}`));
}

/** Runs a command and shows its output. Resolves to its exit code. */
function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, TMPDIR: temporary, ...env },
    });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** A step with one result: it passes or fails as a whole. */
async function check(name: string, command: string, args: readonly string[]): Promise<void> {
  const code = await run(command, args);
  console.log(`== ${name} ${code === 0 ? 'passed' : 'failed'}`);
  const passed = code === 0;
  add(name, {
    passed: Number(passed),
    failed: Number(!passed),
    skipped: 0,
    failures: passed ? [] : [`see its findings above, at "== ${name} failed"`],
  });
}

/** Runs a runner that writes its counts as JSON. A failure without a failed test counts as one. */
async function suite(
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  read: (report: unknown) => Outcome,
) {
  console.log(`\n== ${name}`);
  const begun = Date.now();
  const code = await run('npx', args, env);
  console.log(`== ${name} took ${Math.round((Date.now() - begun) / 1000)} s`);
  const file = `${results}/${name}.json`;
  const report = await readFile(file, 'utf8').catch(() => undefined);
  const outcome: Outcome = report
    ? read(JSON.parse(report))
    : { passed: 0, failed: 1, skipped: 0, failures: ['it left no report'] };
  add(
    name,
    code !== 0 && outcome.failed === 0
      ? { ...outcome, failed: 1, failures: [`it ended with code ${code}`, ...outcome.failures] }
      : outcome,
  );
}

const steps = ['lint', 'types', 'unit', 'e2e', 'browsers', 'nodes'];
const args = process.argv.slice(2).filter((word) => word !== '--all');
const all = process.argv.includes('--all');
const since = args[0] === '--changed' ? (args[1] ?? 'HEAD') : undefined;
const [only, ...patterns] = since === undefined ? args : [];
if (only !== undefined && !steps.includes(only)) {
  console.error(`There is no step "${only}": npm test runs all, npm test <step> one of ${steps.join(', ')}.`);
  process.exit(1);
}
if (patterns.length > 0 && ['lint', 'types', 'nodes'].includes(only ?? '')) {
  console.error(
    `npm test ${only} takes no pattern: unit, e2e and browsers do, as npm test unit shell/platform/release.`,
  );
  process.exit(1);
}
const wanted = (step: string) => only === undefined || only === step;

const change = since === undefined ? undefined : testsOfChange(since);
const linted = change?.linted ?? ['.'];
const specs = change?.specs?.map((spec) => `e2e/${spec}.spec.ts`) ?? patterns;

/** The parent of all temporary folders of the tests; it is removed at the end. */
const temporary = await temporaryFolder();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    rmSync(temporary, { recursive: true, force: true, maxRetries: 3 });
    process.exit(1);
  });
await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });
const started = Date.now();
/** Checks types and format beside lint, which takes as long as both. `.cache` keeps results of unchanged files. */
async function typesAndFormat(): Promise<void> {
  if (wanted('types'))
    await check('types', 'npx', [
      'tsc',
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      '.cache/types/tests.tsbuildinfo',
    ]);
  if (wanted('lint'))
    await check('format', 'npx', [
      'prettier',
      '--check',
      '--log-level',
      'warn',
      '--ignore-unknown',
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      '.cache/prettier',
      ...(change?.files ?? ['.']),
    ]);
}
await Promise.all([
  typesAndFormat(),
  wanted('lint') && linted.length > 0 && check('lint', 'npx', ['eslint', '--no-warn-ignored', ...linted]),
]);
if (wanted('unit'))
  await suite(
    'unit',
    [
      'jest',
      // A handle of the embedded database sometimes outlives its tests; the counts are complete by then.
      '--forceExit',
      // One more than this project's machines have cores, because these tests mostly wait.
      '--maxWorkers=3',
      '--json',
      `--outputFile=${results}/unit.json`,
      ...(since === undefined ? patterns : [`--changedSince=${since}`, '--passWithNoTests']),
    ],
    { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' },
    outcomeOfJest,
  );
const playwright = (name: string, config: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  suite(name, ['playwright', 'test', '--config', config, ...args], env, outcomeOfPlaywright);
const unseen = change?.specs?.length === 0;
if (wanted('e2e') && !unseen)
  await playwright('e2e', 'e2e/playwright.config.js', specs, {
    CHROMIUM_PATH: findTestChromium(console.log),
  });
// The long journeys run at night: `npm run browsers` includes them.
if (wanted('browsers') && !unseen)
  await playwright(
    'browsers',
    'e2e/browsers/playwright.config.js',
    patterns,
    all ? { ALL_JOURNEYS: '1' } : {},
  );
// Archives must outlive a change of Node. The newest long-term version also starts the site.
if (wanted('nodes') && since === undefined)
  for (const version of ['24', '22', '26']) {
    const archives = version === '24' ? [] : ['--archives'];
    await check(`Node ${version}`, 'npx', ['tsx', 'e2e/otherNode.ts', version, ...archives]);
  }
await rm(temporary, { recursive: true, force: true, maxRetries: 3 });

// Last, where a reader of a long log looks first.
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n\n')}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 ? 1 : 0);
