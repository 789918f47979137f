import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openSlowLine } from './slowLine';

/*
 * Times from the press of a mouse to the next heading's paint, in a Chromium that no driver is attached to: a driver switches
 * prerendering, paint holding and the back-forward cache off. xdotool presses on an Xvfb screen, a proxy is the slow line,
 * a cgroup limits the processor, and a content script tells what it sees.
 *
 *     npm run bench:clicks -- --n 15 --quota 100 'site=http://localhost:4390/about|header a[href="/careers"]|/careers' …
 *
 * Ways are taken in turn, so that a busy machine is slow for all. As root, with chromium, xvfb and xdotool (Debian).
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    n: { type: 'string', default: '5' },
    /** Percent of one core; 200 is two cores. */
    quota: { type: 'string', default: '100' },
    /** Milliseconds between the mouse's arrival and its press; 0 presses at once. */
    rests: { type: 'string', default: '100,0' },
  },
});
const screen = { width: 1280, height: 800 };
const display = ':97';
const reportPort = 4971;

interface Sight {
  readonly kind: 'link' | 'press' | 'heading';
  readonly at: number;
  readonly path: string;
  readonly x: number;
  readonly y: number;
}

let onSight: (sight: Sight) => void = () => {};
createServer((request, response) => {
  let body = '';
  request.on('data', (piece) => (body += String(piece)));
  request.on('end', () => {
    onSight(JSON.parse(body) as Sight);
    response.writeHead(204).end();
  });
}).listen(reportPort, '127.0.0.1');

/** Runs in each page before its own scripts. The press is the event's own time, not that of a busy main thread. */
const watcher = (selector: string) => `
const tell = (kind, more) => fetch('http://127.0.0.1:${reportPort}/', { method: 'POST', mode: 'no-cors', keepalive: true,
  body: JSON.stringify({ kind, path: location.pathname, ...more }) }).catch(() => {});
const at = (moment = performance.now()) => performance.timeOrigin + moment;
let left;
addEventListener('pointerup', () => { left = document.querySelector('h1')?.textContent; }, { capture: true, passive: true });
addEventListener('pointerup', (event) => tell('press', { at: at(event.timeStamp) }), { capture: true, passive: true });
let seen = '';
const look = () => {
  const heading = document.querySelector('h1');
  const text = heading?.getBoundingClientRect().height > 0 ? location.pathname + heading.textContent : '';
  // The address may be ahead of the page.
  if (text && heading.textContent !== left && text !== seen && !document.prerendering) {
    seen = text;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => tell('heading', { at: at() });
      port2.postMessage(0);
    });
  }
  requestAnimationFrame(look);
};
look();
if (history.length <= 2 && !document.prerendering) addEventListener('load', () => setTimeout(() => {
  const link = [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.getClientRects().length);
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  setTimeout(() => {
    const box = link.getBoundingClientRect();
    tell('link', { x: box.x + Math.min(box.width / 2, 40), y: box.y + box.height / 2 + outerHeight - innerHeight });
  }, 700);
}, 4000));`;

const group = '/sys/fs/cgroup/cpu/real-clicks';
mkdirSync(group, { recursive: true });
writeFileSync(`${group}/cpu.cfs_period_us`, '20000');
writeFileSync(`${group}/cpu.cfs_quota_us`, String(200 * Number(values.quota)));
const size = `${screen.width}x${screen.height}x24`;
const server = spawn('Xvfb', [display, '-screen', '0', size, '-nolisten', 'tcp'], { stdio: 'ignore' });
await wait(1_500);
const env = { ...process.env, DISPLAY: display };
const mouse = (...words: (string | number)[]) => execFileSync('xdotool', words.map(String), { env });

/** One visit: opens the page, waits, points, presses. Resolves to the milliseconds from press to heading. */
async function visit(address: string, selector: string, target: string, rest: number): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'real-clicks-'));
  const hosts = ['http://localhost/*', 'http://127.0.0.1/*'];
  const script = { matches: hosts, js: ['watcher.js'], run_at: 'document_start' };
  const manifest = { manifest_version: 3, name: 'watcher', version: '1', content_scripts: [script] };
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify({ ...manifest, host_permissions: hosts }));
  writeFileSync(path.join(folder, 'watcher.js'), watcher(selector));
  mouse('mousemove', 2, screen.height - 2);
  const flags = `--no-sandbox --disable-gpu --no-first-run --kiosk --window-size=${screen.width},${screen.height} --window-position=0,0 --user-data-dir=${folder}/profile --disable-background-networking --disable-component-update --disable-sync --disable-features=DisableLoadExtensionCommandLineSwitch --load-extension=${folder}`;
  const command = `echo $$ > ${group}/tasks; exec chromium ${flags} ${address}`;
  const browser = spawn('sh', ['-c', command], { env, detached: true, stdio: 'ignore' });
  let pressed = NaN;
  const time = await new Promise<number>((resolve) => {
    const giveUp = setTimeout(() => resolve(NaN), 60_000);
    onSight = (sight) => {
      if (sight.kind === 'link') {
        mouse('mousemove', Math.round(sight.x) - 3, Math.round(sight.y) - 2);
        mouse('mousemove', Math.round(sight.x), Math.round(sight.y));
        void wait(rest).then(() => mouse('mousedown', 1, 'sleep', '0.04', 'mouseup', 1));
      } else if (sight.kind === 'press') pressed = sight.at;
      else if (pressed && sight.path === target) {
        clearTimeout(giveUp);
        resolve(Math.round(sight.at - pressed));
      }
    };
  });
  if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL');
  await wait(700);
  rmSync(folder, { recursive: true, force: true });
  return time;
}

const pages = await Promise.all(
  positionals.map(async (text) => {
    const [, name = '', address = '', selector = '', target = ''] =
      /^(.*?)=(.*?)\|(.*)\|(.*)$/.exec(text) ?? [];
    const url = new URL(address);
    const line = await openSlowLine(url.origin);
    return { name, address: line.origin + url.pathname, selector, target };
  }),
);
const times = new Map<string, number[]>();
for (let round = 0; round < Number(values.n); round += 1)
  for (const rest of values.rests.split(','))
    for (const { name, address, selector, target } of pages) {
      const key = `${name}, ${rest === '0' ? 'pressed at once' : `rested ${rest} ms`}`;
      times.set(key, [...(times.get(key) ?? []), await visit(address, selector, target, Number(rest))]);
    }
for (const [key, all] of times) {
  const sorted = all.filter(Number.isFinite).sort((a, b) => a - b);
  console.log(`${key.padEnd(48)} median ${sorted[Math.floor(sorted.length / 2)]} ms  [${all.join(', ')}]`);
}
server.kill();
process.exit();
