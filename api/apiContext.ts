import type { VerifyCaptcha } from './captcha/verifyCaptcha';
import type { Config } from './config/config';
import type { Counting } from './encounters/startCounting';
import type { Metrics } from './metrics';
import type { Watch } from './mail/createWatch';
import type { MailWorker } from './mail/mailWorker';
import type { Limits } from './limits/limits';
import type { Storage } from './storage/engine/database';

/** A fault of the captcha that the verifier noticed. */
export interface CaptchaState {
  /** The foreign host on which every token is solved; undefined while tokens come from our own hosts. */
  foreignHost: string | undefined;
}

/** What every route receives as its options. */
export interface ApiContext {
  readonly config: Config;
  readonly storage: Storage;
  readonly mailWorker: MailWorker;
  readonly watch: Watch;
  readonly metrics: Metrics;
  readonly counting: Counting;
  readonly limits: Limits;
  readonly verifyCaptcha: VerifyCaptcha;
  readonly captchaState: CaptchaState;
}
