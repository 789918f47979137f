import { describeWith } from './describeWith';
import { openTestApp, type TestApp } from './openTestApp';
import { startPostgresql, type TestPostgresql } from './startPostgresql';
import type { ApiOverrides } from '../app';

export interface TestEngine {
  name: 'PGlite' | 'PostgreSQL';
  /** The variables that choose this engine, with a fresh database. */
  env: () => Promise<Record<string, string>>;
  openApp: (env?: Record<string, string>, overrides?: ApiOverrides) => Promise<TestApp>;
}

/** The same suite on both engines. Where PostgreSQL is unavailable, its half is skipped with the reason. */
export function describeEachEngine(title: string, suite: (engine: TestEngine) => void): void {
  describe(`${title} on PGlite`, () => {
    suite(engine('PGlite', async () => ({})));
  });

  describeWith('PostgreSQL', `${title} on PostgreSQL`, () => {
    let server: TestPostgresql;
    beforeAll(async () => void (server = await startPostgresql()));
    suite(engine('PostgreSQL', async () => ({ DATABASE_URL: await server.createDatabase() })));
    // Last: hooks run in the order in which they are written, and the suite's own still need the server.
    afterAll(() => server?.stop());
  });
}

function engine(name: TestEngine['name'], engineEnv: TestEngine['env']): TestEngine {
  return {
    name,
    env: engineEnv,
    openApp: async (env = {}, overrides = {}) => openTestApp({ ...(await engineEnv()), ...env }, overrides),
  };
}
