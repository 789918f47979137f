import type { Config } from '../config/config';
import { fillDataDir } from './fillDataDir';
import { testConfig } from './testConfig';

/** A configuration whose embedded database is there, migrated and empty. */
export async function filledConfig(env: Record<string, string> = {}): Promise<Config> {
  const config = testConfig(env);
  if (!config.databaseUrl) await fillDataDir(config.dataDir);
  return config;
}
