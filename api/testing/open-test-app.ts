import { rmSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { buildApp, type ApiOverrides } from '../app';
import type { Config } from '../config/config';
import type { Database } from '../storage/engine/database';
import { openStorage, type Storage } from '../storage/engine/open-storage';
import { fillDataDir } from './fill-data-dir';
import { testConfig } from './test-config';

export interface TestApp {
  app: FastifyInstance;
  config: Config;
  db: Kysely<Database>;
  close: () => Promise<void>;
}

/** The real application on a real database; mails rest in the queue unless the test says otherwise. */
export async function openTestApp(
  env: Record<string, string> = {},
  overrides: ApiOverrides = {},
): Promise<TestApp> {
  const config = testConfig(env);
  const storage = overrides.storage ?? (await openFresh(config));
  const app = await buildApp(config, { mailPaused: true, ...overrides, storage });
  return {
    app,
    config,
    db: storage.db,
    close: async () => {
      await app.close();
      rmSync(config.dataDir, { recursive: true, force: true });
    },
  };
}

async function openFresh(config: Config): Promise<Storage> {
  if (!config.databaseUrl) await fillDataDir(config.dataDir);
  return openStorage(config);
}
