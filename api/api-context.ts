import type { VerifyCaptcha } from './captcha/verify-captcha';
import type { Config } from './config';
import type { Metrics } from './metrics';
import type { MailWorker } from './mail/mail-worker';
import type { EnquiryStore } from './storage/enquiry-store';
import type { Storage } from './storage/open-storage';

/** What the routes work with, handed to them as options. */
export interface ApiContext {
  readonly config: Config;
  readonly storage: Storage;
  readonly enquiries: EnquiryStore;
  readonly mailWorker: MailWorker;
  readonly metrics: Metrics;
  readonly verifyCaptcha: VerifyCaptcha;
}
