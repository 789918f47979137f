import { failureKinds } from 'shared-content/telemetry';

/** Milliseconds for which the site may keep `npm run status` waiting. */
const patience = 10_000;

/**
 * What visitors met, for `npm run status`: the failures of the live versions, so since their releases, and web vitals.
 * Read from the metrics of the running site, which count from the start of its process.
 *
 * @param env SITE_URL or PUBLIC_API_URL, and METRICS_TOKEN
 * @param live app → its live version
 * @throws Error in one line where the metrics cannot be read from here
 */
export async function describeTelemetry(
  env: NodeJS.ProcessEnv,
  live: Readonly<Record<string, string>>,
): Promise<string[]> {
  const { SITE_URL, PUBLIC_API_URL, METRICS_TOKEN } = env;
  const api = PUBLIC_API_URL || (SITE_URL && `${SITE_URL}/api`);
  if (!api || !METRICS_TOKEN) throw new Error('set SITE_URL and METRICS_TOKEN to read the site’s metrics');
  const response = await fetch(`${api}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`${api}/metrics answers ${response.status}`);
  return formatTelemetry(await response.text(), live);
}

/** The lines of `npm run status`, from metrics in Prometheus' text format. */
export function formatTelemetry(metrics: string, live: Readonly<Record<string, string>>): string[] {
  const read = (name: string) =>
    [...metrics.matchAll(new RegExp(`^${name}\\{(.*)\\} (\\d+)`, 'gm'))].map(([, labels = '', count]) => ({
      ...Object.fromEntries([...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value])),
      count: Number(count),
    })) as (Partial<Record<string, string>> & { count: number })[];
  const failures = read('site_failures_total')
    .filter(({ app = '', version }) => live[app] === version)
    .map(
      ({ app, version, kind, count }) =>
        `${app} ${version}: ${count} ${count === 1 ? 'failure' : 'failures'} (${failureKinds[kind as keyof typeof failureKinds] ?? kind})`,
    );
  const vitals = read('site_web_vitals_total');
  const rated = [...new Set(vitals.map(({ name }) => name))].map((name) => {
    const sum = (wanted: (rating: string | undefined) => boolean) =>
      vitals
        .filter((one) => one.name === name && wanted(one.rating))
        .reduce((all, { count }) => all + count, 0);
    const all = sum(() => true);
    return `${name} ${Math.floor((100 * sum((rating) => rating === 'good')) / all)} % good of ${all}`;
  });
  return [
    ...(failures.length > 0 ? failures : ['no failures of the live versions']),
    rated.length > 0 ? `web vitals: ${rated.join(', ')}` : 'no web vitals since the site started',
  ];
}
