import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type TargetKind = 'bare' | 'validated' | 'insert' | 'api';

/** Starts a server in a process of its own. Its `stop` returns the number of mails that it has sent. */
export async function startTarget(kind: TargetKind, env: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-api-bench-'));
  const child = fork(join(import.meta.dirname, 'target.ts'), [kind], {
    execArgv: ['--import', 'tsx'],
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'silent',
      SUBMISSIONS_PER_MINUTE: '1000000',
      MAILS_PER_HOUR: '10000000',
      MAILS_PER_INBOX: '10000000',
      DATA_DIR: dataDir,
      ...env,
    },
  });
  const [port] = (await once(child, 'message')) as [number];
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async (): Promise<number | undefined> => {
      child.send('stop');
      const [mails] = (await once(child, 'message')) as [number];
      child.kill();
      await once(child, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
      return kind === 'api' ? mails : undefined;
    },
  };
}
