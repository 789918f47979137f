import type { Config } from '../config/config';
import { checkCaptcha } from './checkCaptcha';
import { checkDatabase } from './checkDatabase';
import { checkFolder, type Diagnosis, warning } from 'shared-content/server/diagnosis';
import { checkMail } from './checkMail';

/** Checks everything that the API needs, from end to end. Changes nothing. */
export async function examine(config: Config, { mail }: { mail: boolean }): Promise<Diagnosis[]> {
  const found = await Promise.all([
    checkDatabase(config),
    checkMail(config, { send: mail }),
    checkCaptcha(config.captcha),
  ]);
  const diagnoses = found.flat();
  if (config.webhook === undefined && config.heartbeatUrl === undefined)
    diagnoses.push(
      warning(
        'channel',
        'no channel reports that mail itself fails',
        'set WEBHOOK_URL, or HEARTBEAT_URL of a watchdog that misses a beat',
      ),
    );
  if (config.databaseUrl === undefined || config.smtpUrl === undefined)
    diagnoses.push(checkFolder('DATA_DIR', config.dataDir));
  return diagnoses;
}
