import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * A runner's report: numbers of passed, failed and skipped tests. Each failed test has its name and the first lines
 * of the reason.
 */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  failures: readonly string[];
}

/** Lines that show expected and received values, without the stack. */
const mostLines = 14;

const failure = (file: string, title: string, messages: readonly (string | undefined)[]): string => {
  const lines = stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [
    `${path.relative(process.cwd(), file)} › ${title}`,
    ...lines.slice(0, mostLines).map((line) => `    ${line}`),
  ].join('\n');
};

/** Jest's `--json` (https://jestjs.io/docs/configuration#testresultsprocessor-string). */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
  testResults: readonly {
    name: string;
    status: string;
    message: string;
    assertionResults: readonly {
      fullName: string;
      status: string;
      failureMessages: readonly string[] | null;
    }[];
  }[];
}

/** The outcome of a Jest run. A file that cannot run counts as one failed test. */
export function outcomeOfJest(report: unknown): Outcome {
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, testResults } =
    report as JestReport;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0)
      return failed.map((test) => failure(name, test.fullName, test.failureMessages ?? []));
    return status === 'failed' ? [failure(name, 'the whole file', [message])] : [];
  });
  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, numFailedTestSuites),
    skipped: numPendingTests,
    failures,
  };
}

/** Playwright's JSON reporter (https://playwright.dev/docs/api/class-testconfig, types `JSONReport`). */
interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[];
  specs: readonly {
    title: string;
    file: string;
    tests: readonly {
      projectName: string;
      status: string;
      results: readonly { errors: readonly { message?: string }[] }[];
    }[];
  }[];
}
interface PlaywrightReport {
  config: { rootDir: string };
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: readonly PlaywrightSuite[];
  errors: readonly { message?: string }[];
}

/** The outcome of a Playwright run. A test that passes only on a retry has failed. */
export function outcomeOfPlaywright(report: unknown): Outcome {
  const { config, stats, suites, errors } = report as PlaywrightReport;
  const within = (suite: PlaywrightSuite): string[] => [
    ...suite.specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) =>
          failure(
            path.join(config.rootDir, file),
            projectName ? `${title} [${projectName}]` : title,
            results.flatMap((result) => result.errors.map(({ message }) => message)),
          ),
        ),
    ),
    ...(suite.suites ?? []).flatMap(within),
  ];
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap(within),
      ...errors.map(({ message }) => failure(config.rootDir, 'before any test', [message])),
    ],
  };
}
