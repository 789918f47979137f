import type { Claim } from '../storage/claim-cooldowns';
import type { LoadedMail } from '../storage/load-mails';

/** One mail of a kind an hour to one visitor's address, so that nobody can bomb an inbox through us. Our own mailboxes take all. */
const seconds = 60 * 60;

export function cooldownClaims(mails: LoadedMail[]): Claim[] {
  return mails.flatMap((mail): Claim[] => {
    switch (mail.kind) {
      case 'enquiry-notification':
        return [];
      case 'enquiry-confirmation':
        return [{ mail_id: mail.id, email_key: mail.enquiry.email_key, kind: mail.kind, seconds }];
      case 'newsletter-welcome':
        return [{ mail_id: mail.id, email_key: mail.subscriber.email_key, kind: mail.kind, seconds }];
    }
  });
}
