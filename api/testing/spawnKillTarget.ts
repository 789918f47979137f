import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export interface KillTarget {
  /** Opens the database and listens. Rejects when the process is killed meanwhile. */
  start: () => Promise<string>;
  kill: () => Promise<void>;
}

export function spawnKillTarget(program: string, env: Record<string, string>): KillTarget {
  const child = fork(program, {
    // Only the quick compiler: the embedded engine runs for a second here, so thorough compilation never pays off.
    execArgv: ['--liftoff-only'],
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const loaded = message(child);
  // A target that is killed before it starts is no error.
  loaded.catch(() => {});
  return {
    start: async () => {
      await loaded;
      child.send('start');
      return `http://127.0.0.1:${String(await message(child))}`;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

function message(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code ?? 'a signal'}`)));
  });
}
