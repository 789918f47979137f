import type { Config } from '../config/config';
import { checkAddress } from './checkAddress';
import { checkBackups } from './checkBackups';
import { checkCaptcha, checkChannels } from './checkServices';
import { checkDatabase } from './checkDatabase';
import { checkFolder, type Diagnosis } from 'shared-content/server/diagnosis';
import { checkMail } from './checkMail';

/** Checks everything that the API needs, from end to end. Changes nothing. */
export async function examine(config: Config, { mail }: { mail: boolean }): Promise<Diagnosis[]> {
  const found = await Promise.all([
    checkDatabase(config),
    checkBackups(config),
    checkMail(config, { send: mail }),
    checkCaptcha(config.captcha),
    checkAddress(config),
    checkChannels(config),
  ]);
  const needsFolder = config.databaseUrl === undefined || config.smtpUrl === undefined;
  return [...found.flat(), ...(needsFolder ? [checkFolder('DATA_DIR', config.dataDir)] : [])];
}
