import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AppName } from 'shared-content/federation';
import { ServedGeneration } from '../serve/ServedGeneration';
import { itemsOf } from '../store/items';
import { SiteFolder } from '../store/SiteFolder';
import { verify } from '../store/verify';
import { folderAccess } from '../store/storeAccess';
import { withStoreLock } from 'shared-content/artifact/withStoreLock';
import { bundleProgram } from './bundleProgram';
import { releaseFake } from './fakeSite';
import { prepareAction } from './killScenario';

export const killedActions = ['release', 'rollback', 'prune'] as const;
type KilledAction = (typeof killedActions)[number];

interface KillResult {
  readonly steps: number;
  /** Steps at which a process was killed. */
  readonly killed: readonly number[];
  /** Expectations that failed, step by step. */
  readonly faults: readonly string[];
  /** Numbers of kills that left the old generation, and the new one. */
  readonly before: number;
  readonly after: number;
}

/**
 * Kills an action with SIGKILL in the middle of given steps, which are calls that change the file system. Each kill
 * gets a new copy of the same store. Afterwards the live site is whole and served. The same command and another
 * release succeed at once, and nothing in the store is corrupt.
 *
 * @param template a store as `fillStore` left it
 * @param choose returns the steps to kill at, given their number
 */
export async function killAction(
  template: SiteFolder,
  action: KilledAction,
  choose: (steps: number) => readonly number[],
): Promise<KillResult> {
  const room = await mkdtemp(path.join(tmpdir(), 'fake-kill-'));
  const copy = (name: string) => {
    const siteFolder = new SiteFolder(path.join(room, name));
    cpSync(template.path, siteFolder.path, { recursive: true, verbatimSymlinks: true });
    return siteFolder;
  };
  try {
    const steps = Number((await runChild(room, copy('uncut').path, action, '')).printed);
    if (!(steps > 0)) throw new Error(`A whole ${action} counts no steps.`);
    const killed = choose(steps);
    const start = await template.current();
    const faults: string[] = [];
    let before = 0;
    for (const [index, step] of killed.entries()) {
      const siteFolder = copy(String(index));
      const { signal } = await runChild(room, siteFolder.path, action, String(step));
      if (signal !== 'SIGKILL') faults.push(`step ${step}: the process was not killed`);
      const live = await siteFolder.current();
      if (live === start) before += 1;
      const fault = await faultAfter(siteFolder, live ?? '', action).catch((error: unknown) => String(error));
      if (fault) faults.push(`step ${step} of ${steps}: ${fault}`);
      await rm(siteFolder.path, { recursive: true, force: true });
    }
    return { steps, killed, faults, before, after: killed.length - before };
  } finally {
    await rm(room, { recursive: true, force: true });
  }
}

let compiled: Promise<string> | undefined;

/** Compiles once: each process runs for less time than a compiler needs to start. Returns the program's folder. */
async function compile(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fake-killed-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await bundleProgram('killedRun.ts', path.join(folder, 'killedRun.mjs'));
  return folder;
}

async function runChild(room: string, folder: string, action: string, step: string) {
  const program = path.join(await (compiled ??= compile()), 'killedRun.mjs');
  const child = spawn(process.execPath, [program, folder, action, step], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Its temporary files are removed with the test folder.
    env: { ...process.env, NODE_OPTIONS: '', TMPDIR: room },
  });
  let printed = '';
  child.stdout.on('data', (data: Buffer) => (printed += String(data)));
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { printed, signal };
}

/** The first expectation that fails after a kill, in words. */
async function faultAfter(
  siteFolder: SiteFolder,
  live: string,
  action: KilledAction,
): Promise<string | undefined> {
  const served = await new ServedGeneration(siteFolder, { error() {}, info() {} }).get();
  const page = (await served?.answer('/services', 'identity'))?.body.toString();
  if (!page?.endsWith('</html>')) return '/services is not served';
  const versions = await siteFolder.getVersions(live);
  for (const item of itemsOf({ generation: live, versions })) {
    const fault = await siteFolder.findFault(item, true);
    if (fault !== undefined) return `what is live is corrupt: ${fault}`;
  }
  const again = await prepareAction(siteFolder, action);
  // The next command must not wait for the dead process.
  await withStoreLock(siteFolder.path, { wait: 0 }, async () => {});
  await again();
  await releaseFake(siteFolder, { app: 'mfe-portfolio' satisfies AppName, word: 'next' });
  const { faults } = await withStoreLock(siteFolder.path, { wait: 0 }, () =>
    verify(folderAccess(siteFolder)),
  );
  if (faults.length > 0) return faults.map(({ what }) => what).join('; ');
  const rest = (await readdir(siteFolder.path)).filter((name) => /^\.|next|lock|trash/.test(name));
  return rest.length > 0 ? `${rest.join(', ')} stays behind` : undefined;
}
