import type { VerifyCaptcha } from './captcha/verifyCaptcha';
import type { Config } from './config/config';
import type { Telemetry } from './telemetry/createTelemetry';
import type { Metrics } from './metrics';
import type { Watch } from './mail/createWatch';
import type { MailWorker } from './mail/mailWorker';
import type { Limits } from './limits/limits';
import type { Storage } from './storage/engine/database';

/** What every route receives as its options. */
export interface ApiContext {
  readonly config: Config;
  readonly storage: Storage;
  readonly mailWorker: MailWorker;
  readonly watch: Watch;
  readonly metrics: Metrics;
  readonly telemetry: Telemetry;
  readonly limits: Limits;
  readonly verifyCaptcha: VerifyCaptcha;
}
