import { rmSync } from 'node:fs';
import type { ApiOverrides } from '../app';
import type { Storage } from '../storage/engine/database';
import { openPglite } from '../storage/engine/openPglite';
import { fillDataDir } from './fillDataDir';
import { openTestApp, type TestApp } from './openTestApp';
import { clearTables } from './tables';
import { testConfig } from './testConfig';

/** Many differently configured apps, one after the other, on one database, because opening one takes a second. */
export function appsOnOneDatabase() {
  const { dataDir } = testConfig();
  let storage: Storage;
  beforeAll(async () => {
    await fillDataDir(dataDir);
    storage = await openPglite(dataDir);
  });
  afterAll(async () => {
    await storage?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const shared = (): Storage => ({ ...storage, close: async () => {} });
  const withApp = async (
    env: Record<string, string>,
    look: (test: TestApp) => Promise<void>,
    overrides: ApiOverrides = {},
  ) => {
    const test = await openTestApp(env, { storage: shared(), ...overrides });
    try {
      await look(test);
    } finally {
      await test.close();
      await clearTables(storage.db);
    }
  };
  return { shared, withApp };
}

export const signUp = (test: TestApp, remoteAddress: string) =>
  test.app.inject({
    method: 'POST',
    url: '/api/newsletter',
    payload: { email: 'a@example.com' },
    remoteAddress,
  });
