import type { Config } from '../config/config';
import type { WebhookKind } from '../storage/mails/mailKinds';
import type { LoadedMail } from '../storage/mails/loadMail';
import { composeAlert, composeSummary } from './ownerMails';
import { composeConfirmation, composeNotification, composeReply } from './composeEnquiryMails';
import { composeNewsletter } from './composeNewsletter';
import { composeKnown, composeSignUp, composeWelcome } from './composeNewsletterMails';
import type { MailMessage } from './mailTransport';

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
    case 'enquiry-reply':
      return composeReply(config, mail.id, mail);
    case 'newsletter':
      return composeNewsletter(config, mail.id, {
        newsletter: mail.newsletter,
        to: mail.subscriber.email,
        unsubscribeToken: mail.subscriber.unsubscribe_token,
      });
    case 'newsletter-test':
      return composeNewsletter(config, mail.id, { newsletter: mail.newsletter, to: mail.to });
    case 'newsletter-known':
      return composeKnown(config, mail.id, mail.subscriber);
    case 'alert':
      return composeAlert(config, mail.id, mail);
    case 'summary':
      return composeSummary(config, mail.id, mail.state);
  }
}
