import { foldedKey } from '../storage/subscribers/emailKey';
import type { Claim } from '../storage/mails/claimCooldowns';
import type { LoadedMail } from '../storage/mails/loadMails';

/**
 * One mail of a kind an hour to one visitor's address, so that nobody can bomb an inbox through us. Folded: a
 * provider that drops what follows a + has one inbox behind them all. */
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
      // A welcome follows a confirmation by the address's owner: no stranger can cause one. The rest goes to our own.
      default:
        return [];
    }
  });
}
