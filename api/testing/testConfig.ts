import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, type Config } from '../config/config';

/** Limits that no test meets by accident. */
export const manyMails = { perHour: 1_000_000, perInbox: 1_000_000 };

/** A configuration as in `npm start`, silent, with its own folder. */
export function testConfig(env: Record<string, string> = {}): Config {
  return readConfig({
    DATA_DIR: mkdtempSync(join(tmpdir(), 'site-api-')),
    LOG_LEVEL: 'silent',
    SUBMISSIONS_PER_MINUTE: '100000',
    ...env,
  });
}
