import type { Config } from '../config/config';
import type { WebhookKind } from '../storage/engine/database';
import type { LoadedMail } from '../storage/mails/load-mails';
import { composeAlert, composeSummary } from './compose-owner-mails';
import { composeConfirmation } from './compose-confirmation';
import { composeNotification } from './compose-notification';
import { composeSignUp, composeWelcome } from './compose-newsletter-mails';
import type { MailMessage } from './mail-message';

export function composeMail(config: Config, mail: Exclude<LoadedMail, { kind: WebhookKind }>): MailMessage {
  switch (mail.kind) {
    case 'enquiry-notification':
      return composeNotification(config, mail.id, mail.enquiry);
    case 'enquiry-confirmation':
      return composeConfirmation(config, mail.id, mail.enquiry);
    case 'newsletter-confirmation':
      return composeSignUp(config, mail.id, mail);
    case 'newsletter-welcome':
      return composeWelcome(config, mail.id, mail.subscriber);
    case 'alert':
      return composeAlert(config, mail.id, mail);
    case 'summary':
      return composeSummary(config, mail.id, mail.state);
  }
}
