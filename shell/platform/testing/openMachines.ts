import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apps, sections } from 'shared-content/federation';
import { withStoreLock } from 'shared-content/artifact/withStoreLock';
import { ServedGeneration } from '../serve/ServedGeneration';
import { release } from '../release/release';
import { itemsOf } from '../store/items';
import { bundleProgram } from './bundleProgram';
import type { ObjectStore } from '../store/objects/ObjectStore';
import { refresh } from '../store/storeAccess';
import { SiteFolder } from '../store/SiteFolder';
import { fakeSettings, publishFake } from './fakeSite';

/** One command of one machine. */
interface Command {
  /** Name of its folder, in the test folder. */
  readonly machine: string;
  readonly word: string;
  readonly apps: readonly string[];
  /** Number of the write to the bucket at which it is killed, as bucketRun counts. */
  readonly killAt?: number;
  /** Milliseconds after its start when it is killed. */
  readonly killAfter?: number;
}

interface Ended {
  readonly command: Command;
  readonly code: number | null;
  readonly signal: string | null;
  readonly said: string;
}

/**
 * Machines that share a bucket: each has a folder of its own and processes that release from it. Without a bucket,
 * all work in one folder.
 *
 * @param env variables by which the processes find the bucket
 */
export async function openMachines(env: NodeJS.ProcessEnv = {}, bucket?: ObjectStore) {
  const room = await mkdtemp(path.join(tmpdir(), 'fake-machines-'));
  await bundleProgram('bucketRun.ts', path.join(room, 'bucketRun.mjs'));

  const getFolder = (machine: string) => path.join(room, bucket ? machine : 'shared');
  const getAccess = (machine: string) => {
    const siteFolder = new SiteFolder(getFolder(machine));
    return { siteFolder, store: bucket ?? siteFolder, log: () => {} };
  };

  async function start({ machine, word, apps: named, killAt }: Command) {
    const child = spawn(
      process.execPath,
      [path.join(room, 'bucketRun.mjs'), getFolder(machine), word, String(killAt ?? ''), ...named],
      {
        stdio: ['pipe', 'pipe', 'inherit'],
        env: { ...process.env, SITE_STORE: '', ...env, NODE_OPTIONS: '', TMPDIR: room },
      },
    );
    let said = '';
    child.stdout.on('data', (data: Buffer) => (said += String(data)));
    const ended = once(child, 'close') as Promise<[number | null, string | null]>;
    await Promise.race([once(child.stdout, 'data'), ended]);
    return { child, ended, said: () => said };
  }

  return {
    room,
    /** Makes all fake apps live, from this process: their composer needs a compiler. */
    async first(machine: string, word: string): Promise<void> {
      const access = getAccess(machine);
      const { siteFolder } = access;
      const versions: Record<string, string> = {};
      for (const app of fakeApps) versions[app] = await publishFake(siteFolder, { app, word });
      const request = { action: 'release', settings: fakeSettings, versions } as const;
      await withStoreLock(siteFolder.path, { wait: 20 }, () => release(access, request));
    },
    /** Runs commands at the same time. */
    async run(commands: readonly Command[]): Promise<Ended[]> {
      const started = await Promise.all(commands.map(start));
      return Promise.all(
        started.map(async ({ child, ended, said }, index) => {
          const command = commands[index]!;
          child.stdin.on('error', () => {});
          child.stdin.end('go\n');
          const { killAfter } = command;
          const timer = killAfter !== undefined && setTimeout(() => child.kill('SIGKILL'), killAfter);
          const [code, signal] = await ended;
          if (timer) clearTimeout(timer);
          return { command, code, signal, said: said() };
        }),
      );
    },
    /** Does the first step of any command, on a further machine. */
    async refresh(machine = 'observer') {
      const access = getAccess(machine);
      return withStoreLock(access.siteFolder.path, { wait: 20 }, () => refresh(access));
    },
    /** What a new site server would serve: page → its word; throws where a byte is wrong. */
    async served(): Promise<Record<string, string>> {
      const siteFolder = new SiteFolder(bucket ? await mkdtemp(path.join(room, 'server-')) : getFolder(''));
      try {
        if (bucket)
          await withStoreLock(siteFolder.path, { wait: 20 }, () =>
            refresh({ store: bucket, siteFolder, log: () => {} }),
          );
        const generation = (await siteFolder.current()) ?? 'none';
        const versions = await siteFolder.getVersions(generation);
        for (const item of itemsOf({ generation, versions })) {
          const fault = await siteFolder.findFault(item, true);
          if (fault !== undefined) throw new Error(fault);
        }
        const live = await new ServedGeneration(siteFolder, { error() {}, info() {} }).get();
        const words: Record<string, string> = {};
        for (const { name, page } of pages) {
          const text = (await live?.answer(page, 'identity'))?.body.toString() ?? '';
          if (!text.endsWith('</html>')) throw new Error(`${page} is corrupt`);
          words[name] = /<h1>(?:home )?([\w-]+)<\/h1>/.exec(text)?.[1] ?? '';
        }
        return words;
      } finally {
        if (bucket) await rm(siteFolder.path, { recursive: true, force: true });
      }
    },
    close: () => rm(room, { recursive: true, force: true }),
  };
}

export const fakeApps = apps.map(({ name }) => name);

/** The one page of each fake app. */
const pages = fakeApps.map((name) => ({
  name,
  page: sections.find((section) => section.name === name)?.prefixes[0] ?? '/',
}));
