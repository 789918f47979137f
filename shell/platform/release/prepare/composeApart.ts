import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from 'shared-content/artifact/paths';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import {
  type Composer,
  type ReportedFinding,
  composerFile,
  composerFormat,
} from '../../compose/composer.contract';
import { exists } from 'shared-content/artifact/durable';
import { otherFormat } from './loadComposer';
import type { Store } from '../../store/Store';

/** Messages of the process of composeChild.cjs. */
type Said =
  | { readonly is: 'loaded'; readonly composer: Omit<Composer, 'compose'> }
  | { readonly is: 'say'; readonly line: string }
  | { readonly is: 'finding'; readonly finding: ReportedFinding }
  | { readonly is: 'done'; readonly routes: readonly string[] }
  | { readonly is: 'failed'; readonly message: string; readonly ending?: 'refused' | 'broken' };

/** Variables that unreviewed code may see: no keys, no addresses. */
const harmless = ['PATH', 'NODE_ENV', 'TZ', 'LANG', 'TMPDIR'];

// Node 20 knows the flag only by this name, Node 24 no longer does.
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * Runs a published shell's composer in a process of its own, for builds that nobody has reviewed. Their code gets no
 * secrets in its environment, reads only the store, writes only into the draft, and starts no other process.
 */
export async function composeApart(store: Store, shell: string): Promise<Composer> {
  await store.build('shell', shell);
  const file = path.join(store.bundles('shell', shell), composerFile);
  if (!(await exists(file))) throw otherFormat(shell, false);
  const { composer } = await run(store, file, {});
  if (composer.composerFormat !== composerFormat) throw otherFormat(shell, true);
  return {
    ...composer,
    compose: ({ say, report, ...job }) =>
      run(store, file, { job, say, report, writes: job.composed ? undefined : job.folder }),
  };
}

interface Run {
  readonly job?: unknown;
  readonly say?: (line: string) => void;
  readonly report?: (finding: ReportedFinding) => void;
  /** The only folder that it may write into. */
  readonly writes?: string | undefined;
}

async function run(store: Store, file: string, { job, say, report, writes }: Run) {
  const program = path.join(root, 'shell/platform/release/prepare/composeChild.cjs');
  const child = fork(program, [file], {
    execArgv: [
      '--no-warnings',
      permission,
      `--allow-fs-read=${program}`,
      `--allow-fs-read=${path.join(store.folder, '*')}`,
      ...(writes === undefined ? [] : [`--allow-fs-write=${path.join(writes, '*')}`]),
    ],
    env: Object.fromEntries(
      harmless.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
    ),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  let composer: Omit<Composer, 'compose'> | undefined;
  let routes: readonly string[] = [];
  let failure: unknown;
  const stop = (error: unknown) => {
    failure ??= error;
    child.kill('SIGKILL');
  };
  child.on('message', (said: Said) => {
    if (failure !== undefined) return;
    try {
      if (said.is === 'loaded') composer = said.composer;
      else if (said.is === 'say') say?.(said.line);
      else if (said.is === 'finding') report?.(said.finding);
      else if (said.is === 'done') ({ routes } = said);
      else stop(said.ending ? new ReleaseError(said.message, said.ending) : new Error(said.message));
    } catch (error) {
      // The finding refuses the release.
      stop(error);
    }
  });
  child.send({ job });
  const [code, signal] = (await ended) as [number | null, string | null];
  if (failure !== undefined) throw failure;
  if (code !== 0 || !composer)
    throw new ReleaseError(
      `The composer of the preview ended with ${code ?? signal}: its code may read the store and write its documents, and nothing else.`,
    );
  return { composer, routes };
}
