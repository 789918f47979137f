import type { LoadedMail } from '../../storage/mails/loadMails';
import type { WebhookKind } from '../../storage/engine/database';
import { alertName } from '../alerts';
import type { WebhookEvent } from './callWebhook';

/** Whether this leaves as a call of the webhook and not as a mail. */
export function isWebhook(mail: LoadedMail): mail is Extract<LoadedMail, { kind: WebhookKind }> {
  return mail.kind.endsWith('-webhook');
}

/** What a call of the webhook says. An enquiry goes in full: a chat or a customer system can do nothing with a number. */
export function webhookEvent(mail: Extract<LoadedMail, { kind: WebhookKind }>): WebhookEvent {
  if (mail.kind === 'enquiry-webhook') {
    const { enquiry } = mail;
    return {
      type: enquiry.held ? 'enquiry.held' : 'enquiry.received',
      timestamp: enquiry.created_at.toISOString(),
      data: {
        id: enquiry.id,
        department: enquiry.department,
        heldReason: enquiry.held ? enquiry.held_reason : null,
        firstName: enquiry.first_name,
        lastName: enquiry.last_name,
        email: enquiry.email,
        phone: enquiry.phone,
        company: enquiry.company,
        serviceInterest: enquiry.service_interest,
        budget: enquiry.budget,
        message: enquiry.description,
      },
    };
  }
  const { about: _name, ...data } = mail.detail;
  return {
    type: mail.kind === 'dead-webhook' ? 'mail.dead' : alertName(mail.detail),
    timestamp: mail.createdAt.toISOString(),
    data,
  };
}
