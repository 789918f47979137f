import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { Redis } from 'ioredis';
import { findProgram, freePort } from './serverPrograms';
import { until } from './until';

export interface TestRedis {
  url: string;
  start: () => Promise<void>;
  kill: () => Promise<void>;
  /** Whether it holds this key. */
  has: (key: string) => Promise<boolean>;
  /** Keeps it connected but silent, as behind a network that drops everything. */
  freeze: () => void;
  thaw: () => void;
}

/** A real server on its own port that persists nothing. */
export async function startRedis(): Promise<TestRedis> {
  const program = findProgram('redis-server');
  if (!program) throw new Error('startRedis: Redis is not installed (apt-get install redis-server)');
  const port = await freePort();
  let server: ChildProcess | undefined;

  const start = async () => {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    server = spawn(program, settings, { cwd: tmpdir(), stdio: 'ignore' });
    await until('Redis', () => isOpen(port));
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill: async () => {
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
    },
    has: async (key) => {
      const client = new Redis(port, '127.0.0.1');
      try {
        return (await client.exists(key)) === 1;
      } finally {
        client.disconnect();
      }
    },
    freeze: () => void server?.kill('SIGSTOP'),
    thaw: () => void server?.kill('SIGCONT'),
  };
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
