import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, utimesSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { SiteFolder } from '../../shell/platform/store/SiteFolder';
import { fakeSite, publishFake, releaseFake } from '../../shell/platform/testing/fakeSite';
import { withStoreLock } from './withStoreLock';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'site-lock-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A lock as a process elsewhere leaves it; returns its owner's file. */
async function getLock(owner: object, token = 'abcdef'): Promise<string> {
  await mkdir(path.join(folder, 'lock', token), { recursive: true });
  const file = path.join(folder, 'lock', token, 'owner.json');
  await writeFile(file, JSON.stringify(owner));
  return file;
}
const elsewhere = { where: 'another kernel', host: 'runner-2', pid: 17, since: '2026-01-02T03:04:05.000Z' };
const nobody = async () => {};

describe('the lock of a store', () => {
  it('leaves no file behind, even when the work fails', async () => {
    await withStoreLock(folder, { wait: 0 }, nobody);
    const failed = withStoreLock(folder, { wait: 0 }, () => Promise.reject(new Error('broken')));
    await expect(failed).rejects.toThrow('broken');
    expect(await readdir(folder)).toEqual([]);
  });

  it('is held by one process at a time', async () => {
    let inside = 0;
    let most = 0;
    const worker = () =>
      withStoreLock(folder, { wait: 60 }, async () => {
        inside += 1;
        most = Math.max(most, inside);
        await wait(20);
        inside -= 1;
      });
    await Promise.all(Array.from({ length: 8 }, worker));
    expect(most).toBe(1);
  });

  it('is refused, with its holder’s name, while a process on another host is alive', async () => {
    const file = await getLock(elsewhere);
    let time = 0;
    const beats = setInterval(() => utimesSync(file, 1, (time += 1)), 50);
    try {
      await expect(withStoreLock(folder, { wait: 0 }, nobody)).rejects.toThrow(
        `Another release is running in ${folder} (process 17 on runner-2, since 03:04:05 UTC)`,
      );
      expect(existsSync(file)).toBe(true);
    } finally {
      clearInterval(beats);
    }
  });

  it('is taken over at once from a remote holder without a heartbeat', async () => {
    await getLock(elsewhere);
    await withStoreLock(folder, { wait: 0, staleAfter: 3 }, nobody);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is taken over when a power cut truncated its owner’s file', async () => {
    await writeFile(await getLock({}), '{"whe');
    await withStoreLock(folder, { wait: 0, staleAfter: 3 }, nobody);
  });

  it('is taken over once when several processes find the same dead holder', async () => {
    await getLock(elsewhere);
    let inside = 0;
    const worker = () =>
      withStoreLock(folder, { wait: 60, staleAfter: 3 }, async () => {
        inside += 1;
        expect(inside).toBe(1);
        await wait(5);
        inside -= 1;
      });
    await Promise.all(Array.from({ length: 6 }, worker));
  });

  it('is free at once after kill -9 on the same host', async () => {
    const script = path.resolve('shared-content/artifact/testing/holdLock.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', script, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    await once(child.stdout, 'data');
    await expect(withStoreLock(folder, { wait: 0 }, nobody)).rejects.toThrow(`process ${child.pid} on`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    // A limit that would outlast the test: it is not what frees the lock.
    await withStoreLock(folder, { wait: 0, staleAfter: 100_000 }, nobody);
  });

  // Abstract sockets, which the lock was once, are not seen from another network namespace.
  const unshare = ['unshare', '--net', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const can = spawnSync(unshare[0] ?? '', [...unshare.slice(1), 'true']).status === 0;
  (can ? it : it.skip)('holds between two containers on one volume', async () => {
    const script = path.resolve('shared-content/artifact/testing/holdLock.ts');
    const child = spawn(
      unshare[0] ?? '',
      [...unshare.slice(1), process.execPath, '--import', 'tsx', script, folder],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, NODE_OPTIONS: '' },
      },
    );
    await once(child.stdout, 'data');
    await expect(withStoreLock(folder, { wait: 0 }, nobody)).rejects.toThrow('Another release is running');
    // Its process number there is 1, which lives here as well: only its silence tells.
    child.kill('SIGKILL');
    await once(child, 'exit');
    await withStoreLock(folder, { wait: 0, staleAfter: 30 }, nobody);
  });
});

describe('a holder that slept until another process took over', () => {
  const app = 'mfe-services' as const;
  let siteFolder: SiteFolder;
  let asleep: Promise<unknown>;
  let wake: () => void;
  /** Takes the lock, sleeps without a beat that anybody waits for, and then does `late`. */
  const sleeper = async (late: () => Promise<unknown>) => {
    const sleep = new Promise<void>((resolve) => (wake = resolve));
    await new Promise<void>((taken) => {
      asleep = withStoreLock(siteFolder.path, { wait: 0 }, async () => {
        taken();
        await sleep;
        return late();
      });
      asleep.catch(() => {});
    });
    await withStoreLock(siteFolder.path, { wait: 20, staleAfter: 0 }, nobody);
  };
  beforeEach(async () => (siteFolder = await fakeSite()));

  it('cannot switch the live site', async () => {
    const first = siteFolder.shown()!;
    await releaseFake(siteFolder, { app, word: 'two' });
    const second = await siteFolder.current();
    await sleeper(() => siteFolder.put('state.json', JSON.stringify(first)));
    wake();
    await expect(asleep).rejects.toThrow(/Another release took over .* Run the command again/);
    expect(await siteFolder.current()).toBe(second);
  });

  it('cannot remove anything', async () => {
    const version = await publishFake(siteFolder, { app, word: 'two' });
    await sleeper(() => siteFolder.delete(`bundles/${app}/${version}/`));
    wake();
    await expect(asleep).rejects.toThrow(/Another release took over/);
    expect(await siteFolder.hasVersion(app, version)).toBe(true);
  });

  it('ends with one line when its drafts were removed', async () => {
    await sleeper(async () => {
      const draft = await siteFolder.draft();
      await rm(path.join(siteFolder.path, 'drafts'), { recursive: true });
      await writeFile(path.join(draft, 'x'), 'x');
    });
    wake();
    await expect(asleep).rejects.toThrow(/Another release took over/);
  });
});
