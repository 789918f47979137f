import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from 'shared-content/artifact/paths';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import {
  type Composed,
  type CompositionJob,
  composerFile,
  composerFormat,
} from '../compose/composer.contract';
import type { SiteFolder } from '../store/SiteFolder';

/** The message of composeChild.cjs. */
interface Answer extends Partial<Composed> {
  /** The shell has no composer of this checkout's format. */
  readonly isOther?: boolean;
  readonly failure?: { readonly message: string; readonly ending?: 'refused' | 'broken' };
}

/** Variables that sections' code may see: no keys, no addresses. */
const allowedVariables = ['PATH', 'NODE_ENV', 'TZ', 'LANG', 'TMPDIR'];

// Node 20 knows the flag only by this name, Node 24 no longer does.
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** Seconds for all documents: a hundred times what they need, so that only a loop or a wait without end is stopped. */
const timeLimit = 600;

let isolation: readonly string[] | undefined;

/**
 * The command before Node that takes network and other processes away from the composer: namespaces of its own
 * (unshare, util-linux). It is empty where the system does not allow that: macOS, and most containers.
 */
function getIsolation(): readonly string[] {
  if (isolation) return isolation;
  const namespaces = process.getuid?.() === 0 ? '-npf' : '-rnpf';
  const command = ['unshare', namespaces, '--kill-child'];
  const isAllowed = spawnSync('unshare', [...command.slice(1), 'true']).status === 0;
  return (isolation = isAllowed ? command : []);
}

/**
 * Runs the next shell's composer in a process of its own. It runs the code of all sections, so it gets no secrets in its
 * environment, reads only the store, writes only into the job's folder, starts no other process, and has a time limit. Where
 * the system allows it, it has no network either.
 *
 * @param log gets each line that it prints
 * @param limit seconds after which it is killed
 * @returns what it found; `failure` where a page cannot be rendered
 * @throws ReleaseError where it is of another format, takes too long, or does what it may not do
 */
export async function runComposer(
  siteFolder: SiteFolder,
  job: CompositionJob,
  log: (line: string) => void,
  limit = timeLimit,
): Promise<Answer> {
  const program = path.join(root, 'shell/platform/release/composeChild.cjs');
  // Node loads modules by their real paths, and the folder may be behind a symbolic link. Named twice, it would be lost.
  const stores = new Set([siteFolder.path, await realpath(siteFolder.path)]);
  const [command = '', ...args] = [
    ...getIsolation(),
    process.execPath,
    '--no-warnings',
    permission,
    `--allow-fs-read=${program}`,
    ...[...stores].map((store) => `--allow-fs-read=${path.join(store, '*')}`),
    `--allow-fs-write=${path.join(job.folder, '*')}`,
    program,
    path.join(job.apps.shell?.bundle ?? '', composerFile),
  ];
  const child = spawn(command, args, {
    env: Object.fromEntries(
      allowedVariables.flatMap((name) =>
        process.env[name] === undefined ? [] : [[name, process.env[name]]],
      ),
    ),
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let last = 'loading the bundles';
  createInterface({ input: child.stdout! }).on('line', (line) => log((last = line)));
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, limit * 1000);
  try {
    // Its last lines may come after its answer.
    const closed = once(child, 'close');
    closed.catch(() => {});
    const answered = new Promise<Answer | undefined>((resolve, reject) => {
      child.once('message', resolve).once('disconnect', () => resolve(undefined));
      child.once('error', reject);
    });
    child.send({ ...job, composerFormat });
    const answer = await answered;
    const [code, signal] = (await closed) as [number | null, string | null];
    if (answer?.isOther)
      throw new ReleaseError(
        `shell ${job.apps.shell?.build.version} was released by commands of another format, which this checkout cannot continue. Release all apps of this checkout (npm run release -- --all), or roll back a whole generation (npm run rollback -- --generation <id>).`,
      );
    if (answer) return answer;
    throw new ReleaseError(
      isLate
        ? `The composer was stopped after ${limit} s, at "${last.trim()}": code of a section loops, or waits for something.`
        : `The composer ended with ${code ?? signal}: its code may read the store and write its documents, and nothing else.`,
    );
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}
