import type { VerifyCaptcha } from './captcha/verifyCaptcha';
import type { Config } from './config/config';
import type { Counting } from './encounters/startCounting';
import type { Metrics } from './metrics';
import type { Watch } from './mail/createWatch';
import type { MailWorker } from './mail/mailWorker';
import type { Limits } from './limits/limits';
import type { EnquiryStore } from './storage/enquiries/enquiryStore';
import type { Storage } from './storage/engine/database';

/** What is wrong with the captcha, as far as the verifier noticed. */
export interface CaptchaState {
  /** The host on which every token is solved, when that is not ours. */
  foreignHost: string | undefined;
}

/** What the routes work with, handed to them as options. */
export interface ApiContext {
  readonly config: Config;
  readonly storage: Storage;
  readonly enquiries: EnquiryStore;
  readonly mailWorker: MailWorker;
  readonly watch: Watch;
  readonly metrics: Metrics;
  readonly counting: Counting;
  readonly limits: Limits;
  readonly verifyCaptcha: VerifyCaptcha;
  readonly captchaState: CaptchaState;
}
