import type { Config } from '../config';
import type { LoadedMail } from '../storage/load-mails';
import { composeConfirmation } from './compose-confirmation';
import { composeNotification } from './compose-notification';
import { composeWelcome } from './compose-welcome';
import type { MailMessage } from './mail-message';

export function composeMail(config: Config, mail: LoadedMail): MailMessage {
  switch (mail.kind) {
    case 'enquiry-notification':
      return composeNotification(config, mail.id, mail.enquiry);
    case 'enquiry-confirmation':
      return composeConfirmation(config, mail.id, mail.enquiry);
    case 'newsletter-welcome':
      return composeWelcome(config, mail.id, mail.subscriber);
  }
}
