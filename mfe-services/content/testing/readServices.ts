import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ServiceModule } from '../service.contract';

const folder = path.join(__dirname, '../services');

/** Every service file by slug, for tests, where no bundler gathers them. */
export const readServices = (): ReadonlyMap<string, ServiceModule> =>
  new Map(
    readdirSync(folder)
      .filter((file) => /^[a-z0-9-]+\.tsx?$/.test(file))
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- found by name, and jest runs CommonJS
      .map((file) => [file.replace(/\.tsx?$/, ''), require(path.join(folder, file)) as ServiceModule]),
  );
