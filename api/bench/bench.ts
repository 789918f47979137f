/*
 * Measures how fast the API takes enquiries: `npm run bench -w api`
 * The result is a ratio to smaller programs on the same machine in the same minutes: bare Fastify, Fastify with the
 * schema, and one plain insert through pg. BENCH_SECONDS (5) and BENCH_CONNECTIONS (50) change the load. Clients,
 * server and database share the machine.
 */
import { cpus } from 'node:os';
import { findPostgresql } from '../testing/serverPrograms';
import { startPostgresql } from '../testing/startPostgresql';
import { fire, type Figures } from './fire';
import { startTarget, type TargetKind } from './startTarget';

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const connections = Number(process.env.BENCH_CONNECTIONS ?? 50);

interface Run {
  name: string;
  kind: TargetKind;
  database: 'none' | 'postgresql' | 'pglite';
}
const runs: Run[] = [
  { name: 'bare Fastify', kind: 'bare', database: 'none' },
  { name: 'with the schema', kind: 'validated', database: 'none' },
  { name: 'and one plain insert (pg)', kind: 'insert', database: 'postgresql' },
  { name: 'the API on PostgreSQL', kind: 'api', database: 'postgresql' },
  { name: 'the API on PGlite', kind: 'api', database: 'pglite' },
];

const postgresql = findPostgresql() ? await startPostgresql() : undefined;
if (!postgresql)
  console.log('PostgreSQL is not installed; its runs are left out (apt-get install postgresql).');
console.log(
  `${connections} connections, ${seconds} s each, ${cpus().length} cores for clients, server and database together\n`,
);
console.log(
  'run                          req/s   p50 ms   p99 ms   max ms   errors  non-2xx   to plain insert   mails sent',
);

let plainInsert: Figures | undefined;
try {
  for (const run of runs) {
    if (run.database === 'postgresql' && !postgresql) continue;
    const env: Record<string, string> =
      run.database === 'postgresql' ? { DATABASE_URL: await postgresql!.createDatabase() } : {};
    const target = await startTarget(run.kind, env);
    await fire(target.url, { seconds: 2, connections });
    const figures = await fire(target.url, { seconds, connections });
    const mails = await target.stop();
    if (run.kind === 'insert') plainInsert = figures;
    report(run.name, figures, mails);
  }
} finally {
  await postgresql?.stop();
}

function report(name: string, figures: Figures, mails: number | undefined): void {
  const ratio = plainInsert ? (figures.rate / plainInsert.rate).toFixed(2) : '';
  console.log(
    name.padEnd(26) +
      [figures.rate.toFixed(0), figures.p50, figures.p99, figures.max, figures.errors, figures.non2xx]
        .map((value) => String(value).padStart(9))
        .join('') +
      ratio.padStart(18) +
      String(mails ?? '').padStart(13),
  );
}
