import { foldedKey } from '../storage/subscribers/emailKey';
import type { Claim } from '../storage/mails/claimCooldowns';
import type { LoadedMail } from '../storage/mails/loadMails';

/**
 * Seconds between two mails of a kind to one visitor's address, so that the forms cannot flood an inbox. The key is
 * folded, because a provider that drops what follows a + delivers all spellings to one inbox.
 */
export const cooldownSeconds = 60 * 60;

export function cooldownClaims(mails: LoadedMail[]): Claim[] {
  return mails.flatMap((mail): Claim[] => {
    switch (mail.kind) {
      case 'enquiry-confirmation':
        return [
          {
            mail_id: mail.id,
            email_key: foldedKey(mail.enquiry.email),
            kind: mail.kind,
            seconds: cooldownSeconds,
          },
        ];
      case 'newsletter-confirmation':
      case 'newsletter-known':
        return [
          {
            mail_id: mail.id,
            email_key: foldedKey(mail.subscriber.email),
            kind: mail.kind,
            seconds: cooldownSeconds,
          },
        ];
      // A welcome follows a confirmation by the address's owner, so a stranger cannot cause one. Other mail goes to
      // us.
      default:
        return [];
    }
  });
}
