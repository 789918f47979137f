import { Registry } from 'prom-client';
import type { Beacon } from 'shared-content/telemetry';
import { createTelemetry, type FailingVersion } from './createTelemetry';
import { formatTelemetry } from './describeTelemetry';
import { createTelemetryMetrics } from './telemetryMetrics';

const shell = 'e439390a7e1e0000000000';
const version = '3f2a000000000000000001';
const failure = { kind: 'render', app: 'mfe-portfolio', version } as const;

function start() {
  const registry = new Registry();
  const lines: string[] = [];
  const failing: FailingVersion[] = [];
  const captchaFailures: string[] = [];
  const { take } = createTelemetry({
    metrics: createTelemetryMetrics(registry),
    log: { warn: (_facts: object, sentence: string) => void lines.push(sentence) } as never,
    onFailingVersion: (one) => void failing.push(one),
    onCaptchaFailure: (network) => void captchaFailures.push(network),
  });
  const report = (beacon: Omit<Beacon, 'shell'>, network = '198.51.100.0') =>
    take({ shell, ...beacon }, network);
  return { report, lines, failing, captchaFailures, registry };
}

it('logs each failure with file, line and column, and limits the lines of a minute', () => {
  const { report, lines } = start();
  report({
    failures: [
      { ...failure, at: `mfe-portfolio/${version}/page.js:1:2345` },
      { ...failure, kind: 'entry' },
    ],
  });
  expect(lines).toEqual([
    `mfe-portfolio ${version} failed: parts that threw, at mfe-portfolio/${version}/page.js:1:2345`,
    `mfe-portfolio ${version} failed: loads of its entry`,
  ]);
  for (let count = 0; count < 100; count += 1) report({ failures: [failure] });
  expect(lines).toHaveLength(60);
});

it('reports a version once, when visitors of several networks meet its failure', () => {
  const { report, failing } = start();
  for (let count = 0; count < 9; count += 1) report({ failures: [failure, failure] });
  report({ failures: [failure] }, '203.0.113.0');
  expect(failing).toEqual([]);
  for (const network of ['192.0.2.0', '192.0.2.0', '198.18.0.0']) report({ failures: [failure] }, network);
  expect(failing).toEqual([{ app: 'mfe-portfolio', version, what: 'parts that threw' }]);
});

it('reports no version for hydration errors, nor for captchas, which it passes on', () => {
  const { report, failing, captchaFailures } = start();
  const networks = ['192.0.2.0', '198.51.100.0', '203.0.113.0', '198.18.0.0'];
  for (const network of networks)
    report(
      {
        failures: [
          { ...failure, kind: 'hydration' },
          { ...failure, kind: 'captcha' },
        ],
      },
      network,
    );
  expect([failing, captchaFailures]).toEqual([[], networks]);
});

it('limits the series that strangers can cause', async () => {
  const { report, registry } = start();
  for (let count = 0; count < 300; count += 1)
    report({
      failures: [
        { ...failure, version: count.toString(16).padStart(22, '0') },
        { ...failure, app: `x${count}` },
      ],
    });
  const series = (await registry.metrics()).match(/^site_failures_total\{/gm)!;
  expect(series.length).toBeLessThan(60);
});

it('formats what the live versions met for `npm run status`', async () => {
  const { report, registry } = start();
  const format = async () => formatTelemetry(await registry.metrics(), { [failure.app]: version });
  expect(await format()).toEqual([
    'no failures of the live versions',
    'no web vitals since the site started',
  ]);
  report({ failures: [failure, { ...failure, kind: 'entry' }, failure, { ...failure, version: 'before' }] });
  for (const LCP of [1_800, 9_000])
    report({ vitals: { page: '/services/*', device: 'phone', LCP, CLS: 0.3 } });
  expect(await format()).toEqual([
    `mfe-portfolio ${version}: 2 failures (parts that threw)`,
    `mfe-portfolio ${version}: 1 failure (loads of its entry)`,
    'web vitals: LCP 50 % good of 2, CLS 0 % good of 2',
  ]);
});
