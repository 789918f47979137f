import { existsSync } from 'node:fs';
import { join } from 'node:path';

export function findRedis(): string | undefined {
  return [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/local/bin']
    .map((folder) => join(folder, 'redis-server'))
    .find((program) => existsSync(program));
}
