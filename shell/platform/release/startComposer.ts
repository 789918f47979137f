import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from 'shared-content/artifact/paths';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import type { Composed, Composer, CompositionJob } from '../compose/composer.contract';
import type { SiteFolder } from '../store/SiteFolder';

/** The composer of a shell, without the function that runs in the child. */
export type ComposerFacts = Omit<Composer, 'compose'>;

/** One message of the process of composeChild.cjs. */
interface Answer extends Partial<Composed> {
  readonly composer?: ComposerFacts;
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

interface ComposerOptions {
  /** File of the composer in a shell's published bundle. */
  readonly file: string;
  /** The only folder that it may write into. */
  readonly folder: string;
  /** Gets each line that it prints. */
  readonly log: (line: string) => void;
  /** Seconds after which it is killed. */
  readonly limit?: number;
}

/**
 * Starts a published shell's composer in a process of its own. It runs the code of all sections, so it gets no secrets
 * in its environment, reads only the store, writes only into `folder`, starts no other process, and has a time limit. Where the
 * system allows it, it has no network either.
 *
 * @returns what the composer can do, and `compose`, which runs it once; `stop` ends it
 * @throws Error where it cannot be loaded; a page that cannot be rendered is the `failure` of `compose`
 */
export async function startComposer(siteFolder: SiteFolder, options: ComposerOptions) {
  const { file, folder, log, limit = timeLimit } = options;
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
    `--allow-fs-write=${path.join(folder, '*')}`,
    program,
    file,
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
  const stop = () => {
    clearTimeout(timer);
    child.kill('SIGKILL');
  };
  const getEnding = (how: string) =>
    isLate
      ? `The composer was stopped after ${limit} s, at "${last.trim()}": code of a section loops, or waits for something.`
      : `The composer ended with ${how}: its code may read the store and write its documents, and nothing else.`;
  try {
    const { composer, failure } = await getAnswer(child, getEnding);
    if (!composer) throw new Error(failure?.message);
    return {
      composer,
      stop,
      async compose(job: CompositionJob): Promise<Composed & Pick<Answer, 'failure'>> {
        child.send(job);
        const closed = once(child, 'close');
        const { routes = [], findings = [], failure: fault } = await getAnswer(child, getEnding);
        // Its last lines may come after its answer.
        await closed;
        return { routes, findings, ...(fault && { failure: fault }) };
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

export type RunningComposer = Awaited<ReturnType<typeof startComposer>>;

function getAnswer(child: ChildProcess, getEnding: (how: string) => string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const end = (how: string) => reject(new ReleaseError(getEnding(how)));
    const onExit = (code: number | null, signal: string | null) => end(String(code ?? signal));
    child.once('message', (answer: Answer) => {
      child.off('exit', onExit).off('error', reject);
      resolve(answer);
    });
    child.once('exit', onExit).once('error', reject);
  });
}
