import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from 'commander';
import { packArtifact, readArtifact } from 'shared-content/artifact/artifact';
import { getDistFolder } from 'shared-content/artifact/paths';
import { exitCodes, getExitStatus, ReleaseError } from 'shared-content/artifact/ReleaseError';
import type { AppName } from 'shared-content/federation';
import { type InboxAnswer, type Sent, answer, readInbox, send, waitForAnswer } from '../../store/inbox';
import type { ObjectStore } from '../../store/objects/ObjectStore';
import { openBucket } from '../../store/objects/openBucket';
import { inTemporaryFolder, log } from './context';
import { parseCount, skipBrowserOption } from './options';

/** Largest artifact that the job takes: 128 MiB; ours have up to 30. */
const largestArtifact = 128 << 20;
/** Milliseconds that one release may take. */
const releaseTimeout = 1_800_000;

async function requireBucket(): Promise<ObjectStore> {
  const bucket = await openBucket(process.env);
  if (!bucket) throw new ReleaseError('The inbox is in the bucket of SITE_STORE: set it, and its keys.');
  return bucket;
}

/** Sends an artifact, and ends as its release has ended. */
async function sendArtifact(file: string, seconds: number): Promise<void> {
  const store = await requireBucket();
  const { app, version } = await readArtifact(file);
  const key = await send(store, app, await readFile(file));
  log(`Sent ${app} ${version} as ${key} in ${store.name}; waiting for the answer`);
  const { outcome, lines } = await waitForAnswer(store, key, seconds);
  for (const line of lines) log(`  ${line}`);
  if (outcome !== 'released')
    throw new ReleaseError(
      outcome === 'refused' ? 'It was refused: the lines above name the fix.' : 'Its release failed.',
    );
}

interface SendOptions {
  from?: string;
  timeout: number;
}

export function sendCommand(program: Command): void {
  program
    .command('send')
    .description(
      'send a section to the inbox of the bucket, with a key that can only do that, and wait for its release',
    )
    .argument('[app]', 'app of this checkout: it is built and packed')
    .option('--from <artifact>', 'send this artifact (npm run artifact) instead')
    .option('--timeout <seconds>', 'time to wait for the answer', parseCount, 1_800)
    .action(async (app: AppName | undefined, { from, timeout }: SendOptions) => {
      if (!app === !from) throw new ReleaseError('Name one app, or give --from <artifact>.');
      if (from) return sendArtifact(path.resolve(from), timeout);
      return inTemporaryFolder(async (folder) => {
        // This module brings webpack.
        const { buildStale } = await import('shared-content/bundling/buildStale');
        await buildStale([app as AppName], log);
        const file = path.join(folder, `${app}.tgz`);
        await packArtifact(getDistFolder(app as AppName), file);
        await sendArtifact(file, timeout);
      });
    });
}

/** Runs a release of this checkout's commands as a process of its own; resolves to its exit code and lines. */
async function runRelease(file: string, options: readonly string[]) {
  const program = [...process.execArgv, process.argv[1] ?? ''];
  const child = spawn(process.execPath, [...program, 'release', '--from', file, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: releaseTimeout,
    killSignal: 'SIGKILL',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (output += part));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === null)
    output += `\nThe release took longer than ${releaseTimeout / 60_000} minutes, and was ended.`;
  return { code, lines: output.split('\n').filter((line) => line.trim() !== '') };
}

/** Releases what a team has sent. Its app is that of the prefix, to which the team's key is limited. */
async function releaseSent(
  store: ObjectStore,
  { key, app, bytes }: Sent,
  options: readonly string[],
): Promise<InboxAnswer> {
  if (bytes > largestArtifact)
    return { outcome: 'refused', lines: [`It has ${bytes} bytes; at most ${largestArtifact} are taken.`] };
  return inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'artifact.tgz');
    await writeFile(file, (await store.get(key))?.body ?? '');
    const build = await readArtifact(file).catch((error: Error) => error);
    if (build instanceof Error)
      return { outcome: 'refused', lines: [getExitStatus(build).message.replaceAll(file, key)] };
    if (build.app !== app)
      return {
        outcome: 'refused',
        lines: [`It is a build of ${build.app}, and this is the inbox of ${app}.`],
      };
    const { code, lines } = await runRelease(file, ['--reason', `sent as ${key}`, ...options]);
    const outcome = code === 0 ? 'released' : code === exitCodes.refused ? 'refused' : 'failed';
    return { outcome, lines: lines.map((line) => line.replaceAll(file, key)) };
  });
}

interface InboxOptions {
  skipBrowser?: boolean;
  every?: number;
}

export function inboxCommand(program: Command): void {
  program
    .command('inbox')
    .description('release what teams have sent to the inbox of the bucket, oldest first, and answer them')
    .option(...skipBrowserOption)
    .option('--every <seconds>', 'go on, and look again so often', parseCount)
    .action(async ({ skipBrowser, every }: InboxOptions) => {
      const store = await requireBucket();
      const options = skipBrowser ? ['--skip-browser'] : [];
      for (;;) {
        const { waiting, old } = await readInbox(store);
        for (const sent of waiting) {
          const given = await releaseSent(store, sent, options);
          await answer(store, sent, given);
          log(`${sent.key}: ${given.outcome}`);
          for (const line of given.lines) log(`  ${line}`);
        }
        for (const key of old) await store.delete(key);
        if (every === undefined) return;
        await wait(every * 1000);
      }
    });
}
