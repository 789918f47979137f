import type { LoadedMail } from '../storage/load-mail';

/** One mail of a kind an hour to one visitor's address, so that nobody can bomb an inbox through us. Our own mailboxes take all. */
const cooldownSeconds = 60 * 60;

export function mailCooldown(mail: LoadedMail): { emailKey: string; seconds: number } | undefined {
  switch (mail.kind) {
    case 'enquiry-notification':
      return undefined;
    case 'enquiry-confirmation':
      return { emailKey: mail.enquiry.email_key, seconds: cooldownSeconds };
    case 'newsletter-welcome':
      return { emailKey: mail.subscriber.email_key, seconds: cooldownSeconds };
  }
}
