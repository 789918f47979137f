import type { Config } from '../config/config';
import type { WebhookKind } from '../storage/engine/database';
import type { LoadedMail } from '../storage/mails/loadMails';
import { composeAlert, composeSummary } from './composeOwnerMails';
import { composeConfirmation } from './composeConfirmation';
import { composeNotification } from './composeNotification';
import { composeKnown, composeSignUp, composeWelcome } from './composeNewsletterMails';
import type { MailMessage } from './mailMessage';

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
    case 'newsletter-known':
      return composeKnown(config, mail.id, mail.subscriber);
    case 'alert':
      return composeAlert(config, mail.id, mail);
    case 'summary':
      return composeSummary(config, mail.id, mail.state);
  }
}
