import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../api/testing/serverPrograms';

export { freePort };

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Runs a release command of this checkout to the end. Resolves to the output; rejects with the output on failure. */
export async function runCli(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'shell/platform/release/cli.ts', ...args],
    { cwd: root, env: { ...process.env, NODE_OPTIONS: '', ENV_FILE: '/dev/null', ...env } },
  );
  return stdout;
}

export interface SiteProcess {
  readonly url: string;
  readonly dataDir: string;
  readonly child: ChildProcess;
  /** All its output so far. */
  readonly output: () => string;
  /** Ends the process and waits until it is gone. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/**
 * Serves the composed site as `npm run serve` does, in its own process with its own storage.
 *
 * @param env variables that differ from the test's
 * @param options.waitForReady false for a start that must fail
 * @param options.command `start` composes first, as `npm start` does
 * @param options.patience seconds until it must be ready
 */
export async function startSite(
  env: NodeJS.ProcessEnv = {},
  {
    waitForReady = true,
    command = 'serve',
    patience = 300,
  }: { waitForReady?: boolean; command?: 'serve' | 'start'; patience?: number } = {},
): Promise<SiteProcess> {
  const port = env.PORT ?? String(await freePort());
  const dataDir = env.DATA_DIR ?? (await mkdtemp(path.join(tmpdir(), 'site-data-')));
  if (!env.DATA_DIR) {
    // Imported here, because it loads the embedded database, and some importers of this file start no site.
    const { fillDataDir } = await import('api/testing/fill-data-dir');
    await fillDataDir(dataDir);
  }
  // The browser gate ran when this site was composed, and these tests open each page again.
  const looked = command === 'start' ? ['--skip-browser'] : [];
  const child = spawn(process.execPath, ['--import', 'tsx', 'shell/platform/start.ts', command, ...looked], {
    cwd: root,
    env: {
      ...process.env,
      LOG_LEVEL: 'error',
      // Not the developer's own .env, whose mail server is a real one.
      ENV_FILE: '/dev/null',
      SITE_DIR: process.env.E2E_SITE_DIR ?? '.cache/e2e-site',
      ...env,
      PORT: port,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (text += String(chunk)));
  const site: SiteProcess = {
    url: `http://localhost:${port}`,
    dataDir,
    child,
    output: () => text,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
  if (!waitForReady) return site;
  for (let tries = 0; tries < patience * 10 && !text.includes('Ready:'); tries += 1) {
    if (child.exitCode !== null) throw new Error(`The site did not start:\n${text}`);
    await wait(100);
  }
  if (!text.includes('Ready:')) {
    await site.stop('SIGKILL');
    throw new Error(`The site is not ready after ${patience} s:\n${text}`);
  }
  return site;
}
