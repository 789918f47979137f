import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../shell/platform/hosts/testing/ask';

export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const hasNginx = (): boolean => {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

export interface Nginx {
  readonly origin: string;
  /** Process id of nginx's master; its workers are the master's children. */
  readonly pid: number;
  readonly reload: () => void;
  readonly stop: () => Promise<void>;
}

/**
 * Runs printed configurations as `conf.d` would hold them, with one worker.
 * @param place folder for its files, which must not exist yet
 * @param sites the tested configuration, or several in order
 * @param user the worker's user; Debian's is www-data, who owns nothing of a store
 * @throws Error with its log when it does not answer within a minute
 */
export async function startNginx(
  place: string,
  port: number,
  sites: string | readonly string[],
  brotli: boolean,
  user = 'root',
): Promise<Nginx> {
  await mkdir(place);
  for (const [index, site] of [sites].flat().entries())
    await writeFile(path.join(place, `site-${index}.conf`), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${place}/${kind};`,
  );
  await writeFile(
    path.join(place, 'nginx.conf'),
    `${brotli ? `load_module ${brotliModule};\n` : ''}${process.getuid?.() === 0 ? `user ${user};\n` : ''}worker_processes 1;
daemon off;
pid ${place}/nginx.pid;
error_log ${place}/error.log;
events { worker_connections 512; }
http {
  access_log off;
${temporary.join('\n')}
  include ${place}/site-*.conf;
}
`,
  );
  const nginx: ChildProcess = spawn('nginx', ['-c', `${place}/nginx.conf`], { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  const answers = () =>
    ask(origin, { path: '/' }).then(
      () => true,
      () => false,
    );
  for (let tries = 0; !(await answers()); tries += 1) {
    if (tries === 600)
      throw new Error(
        `nginx does not answer: ${await readFile(path.join(place, 'error.log'), 'utf8').catch(() => '')}`,
      );
    await wait(100);
  }
  return {
    origin,
    pid: nginx.pid ?? 0,
    reload: () => void nginx.kill('SIGHUP'),
    stop: async () => {
      const gone = once(nginx, 'exit');
      nginx.kill('SIGQUIT');
      await gone;
    },
  };
}
