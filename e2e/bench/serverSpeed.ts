import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { nginxConf } from '../../shell/platform/hosts/nginxConf';
import { ask } from '../../shell/platform/hosts/testing/ask';
import { existsSync } from 'node:fs';
import { type Nginx, brotliModule, hasNginx, startNginx } from '../nginxProcess';
import { freePort } from '../siteProcess';
import type { ServerPair } from './results';

const run = promisify(execFile);

/** Headers that may differ: server name, date, connection, and ETags, which each server makes in its own way. */
const mayDiffer = new Set([
  'server',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'etag',
]);

/** Processor time of a process so far, in microseconds. */
async function getCpu(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /s, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** Sends as many requests as 50 connections can get answered. */
async function fire(url: string, pid: number, seconds: number) {
  const accept = 'Accept-Encoding: gzip, deflate, br, zstd';
  const wrk = (time: number) => run('wrk', ['-t1', '-c50', `-d${time}s`, '-H', accept, url]);
  const before = await getCpu(pid);
  const { stdout } = await wrk(seconds);
  const cpu = (await getCpu(pid)) - before;
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  if (!(perSecond > 0) || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk on ${url}:\n${stdout}`);
  return { perSecond, cpuMicroseconds: cpu / requests };
}

async function differingHeaders(site: string, nginx: string, url: string): Promise<string[]> {
  const send = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
  const [one, other] = [await ask(site, { path: url, send }), await ask(nginx, { path: url, send })];
  if (Buffer.compare(one.body, other.body) !== 0) return ['the body'];
  return [...new Set([...Object.keys(one.headers), ...Object.keys(other.headers)])].filter(
    (name) => !mayDiffer.has(name) && one.headers[name] !== other.headers[name],
  );
}

export interface ServerSpeedOptions {
  readonly store: string;
  /** A running site server: one process, because nginx has one worker here. */
  readonly site: { readonly origin: string; readonly pid: number };
  readonly runs: number;
  readonly seconds: number;
  readonly say: (line: string) => void;
}

/**
 * Requests per second of the site server and of nginx with the project's printed configuration. One process and one
 * worker on the same store take turns, with 50 connections by wrk.
 */
export async function serverSpeed(options: ServerSpeedOptions): Promise<ServerPair[]> {
  const { store, site, runs, seconds, say } = options;
  if (!hasNginx())
    throw new Error('nginx is not installed: apt-get install nginx libnginx-mod-http-brotli-static');
  await run('which', ['wrk']).catch(() => {
    throw new Error('wrk is not installed: apt-get install wrk');
  });
  const folder = await mkdtemp(path.join(tmpdir(), 'site-bench-'));
  const port = await freePort();
  const brotli = existsSync(brotliModule);
  const conf = nginxConf({ store, listen: [`127.0.0.1:${port}`], accessLog: 'off', brotli });
  let nginx: Nginx | undefined;
  try {
    nginx = await startNginx(path.join(folder, 'nginx'), port, conf, brotli);
    const worker = Number(execFileSync('pgrep', ['-P', String(nginx.pid)], { encoding: 'utf8' }).trim());
    const home = await readFile(path.join(store, 'current/index.html'), 'utf8');
    const asset = (ending: string) => new RegExp(`/assets/[^"'\\s,)]+\\.${ending}`).exec(home)?.[0];
    const kinds = [
      ['a document', '/about'],
      ['Home', '/'],
      ['a script', asset('js')],
      ['a font', asset('woff2')],
    ] as const;
    const pairs: ServerPair[] = [];
    // Warm-up: frequent code is compiled afterwards.
    for (const [, url] of kinds) if (url) await fire(site.origin + url, site.pid, 1);
    for (let round = 0; round < runs; round += 1)
      for (const [what, url] of kinds) {
        if (!url) continue;
        const ours = () => fire(site.origin + url, site.pid, seconds);
        const theirs = () => fire(nginx!.origin + url, worker, seconds);
        const first = round % 2 === 0;
        const [a, b] = first ? [await ours(), await theirs()] : [await theirs(), await ours()];
        const [own, other] = first ? [a, b] : [b, a];
        const headersThatDiffer = await differingHeaders(site.origin, nginx.origin, url);
        pairs.push({ what, site: own, nginx: other, headersThatDiffer });
        say(
          `  ${round + 1}/${runs} ${what}: ${own.perSecond.toFixed(0)} / ${other.perSecond.toFixed(0)} requests/s, ${own.cpuMicroseconds.toFixed(0)} / ${other.cpuMicroseconds.toFixed(0)} µs each`,
        );
      }
    return pairs;
  } finally {
    await nginx?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
