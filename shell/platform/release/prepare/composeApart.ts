import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from 'shared-content/artifact/paths';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import type { Composer, CompositionJob, ReportedFinding } from '../../compose/composer.contract';
import type { SiteFolder } from '../../store/SiteFolder';

/** The answer of the process of composeChild.cjs. */
interface Answer {
  /** Absent where it could not be loaded. */
  readonly composer?: Omit<Composer, 'compose'>;
  readonly routes?: readonly string[];
  readonly lines: readonly string[];
  readonly findings: readonly ReportedFinding[];
  readonly failure?: { readonly message: string; readonly ending?: 'refused' | 'broken' };
}

/** Variables that unreviewed code may see: no keys, no addresses. */
const harmless = ['PATH', 'NODE_ENV', 'TZ', 'LANG', 'TMPDIR'];

// Node 20 knows the flag only by this name, Node 24 no longer does.
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * Runs a published shell's composer in a process of its own, for builds without a review. Their code gets no
 * secrets in its environment, reads only the store, writes only into the draft, and starts no other process.
 */
export async function composeApart(siteFolder: SiteFolder, file: string): Promise<Composer> {
  const { composer, failure: broken } = await run(siteFolder, file);
  if (!composer) throw new Error(broken?.message);
  return {
    ...composer,
    compose: async ({ say, report, ...job }) => {
      const { routes = [], lines, findings, failure } = await run(siteFolder, file, job);
      lines.forEach(say);
      // A finding explains a failure that comes after it.
      findings.forEach(report);
      if (failure?.ending) throw new ReleaseError(failure.message, failure.ending);
      if (failure) throw new Error(failure.message);
      return { routes };
    },
  };
}

type Job = Omit<CompositionJob, 'say' | 'report'>;

async function run(siteFolder: SiteFolder, file: string, job?: Job): Promise<Answer> {
  const program = path.join(root, 'shell/platform/release/prepare/composeChild.cjs');
  const child = fork(program, [file], {
    execArgv: [
      '--no-warnings',
      permission,
      `--allow-fs-read=${program}`,
      `--allow-fs-read=${path.join(siteFolder.path, '*')}`,
      ...(job && !job.composed ? [`--allow-fs-write=${path.join(job.folder, '*')}`] : []),
    ],
    env: Object.fromEntries(
      harmless.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
    ),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let answer: Answer | undefined;
  child.on('message', (said: Answer) => (answer = said));
  child.send({ job });
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (answer) return answer;
  throw new ReleaseError(
    `The composer of the preview ended with ${code ?? signal}: its code may read the store and write its documents, and nothing else.`,
  );
}
