// Does what systemd does for site.socket and site.service: holds the port, and starts a program again with the open
// socket whenever it ends. Arguments: a port, and the program.
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';

const [, , port, ...program] = process.argv;
const script = 'echo "pid $$"; LISTEN_PID=$$ LISTEN_FDS=1 exec "$@"';
const socket = createServer().listen(Number(port), '127.0.0.1', () => {
  // It blocks, so this process accepts no connection itself.
  for (;;)
    spawnSync('sh', ['-c', script, 'sh', ...program], {
      stdio: ['ignore', 'inherit', 'inherit', socket._handle.fd],
    });
});
