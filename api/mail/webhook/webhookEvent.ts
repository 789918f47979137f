import type { LoadedMail } from '../../storage/mails/loadMail';
import { isWebhookKind, type WebhookKind } from '../../storage/mails/mailKinds';
import { keyedValues } from '../../storage/engine/enquiryColumns';
import { alertName } from '../ownerMails';
import type { WebhookEvent } from './callWebhook';

/** Whether this leaves as a webhook call rather than a mail. */
export function isWebhook(mail: LoadedMail): mail is Extract<LoadedMail, { kind: WebhookKind }> {
  return isWebhookKind(mail.kind);
}

/** The body of a webhook call. An enquiry goes in full, because a chat or a CRM can do nothing with an id. */
export function webhookEvent(mail: Extract<LoadedMail, { kind: WebhookKind }>): WebhookEvent {
  if (mail.kind === 'enquiry-webhook') {
    const { enquiry } = mail;
    const { firstPage: page, campaign, ...told } = keyedValues(enquiry);
    return {
      type: enquiry.held ? 'enquiry.held' : 'enquiry.received',
      timestamp: enquiry.created_at.toISOString(),
      data: {
        id: enquiry.id,
        department: enquiry.department,
        heldReason: enquiry.held ? enquiry.held_reason : null,
        ...told,
        page,
        campaign: Object.fromEntries(new URLSearchParams(campaign)),
      },
    };
  }
  if (mail.kind === 'answered-webhook') {
    const { id, department, email, answered_at } = mail.enquiry;
    return {
      type: 'enquiry.answered',
      timestamp: mail.createdAt.toISOString(),
      data: { id, department, email, answeredAt: answered_at },
    };
  }
  if (mail.kind === 'confirmed-webhook' || mail.kind === 'left-webhook') {
    return {
      type: mail.kind === 'left-webhook' ? 'subscriber.left' : 'subscriber.confirmed',
      timestamp: mail.createdAt.toISOString(),
      data: { id: mail.subscriber.id, email: mail.subscriber.email },
    };
  }
  const { about: _name, ...data } = mail.detail;
  return {
    type: mail.kind === 'dead-webhook' ? 'mail.dead' : alertName(mail.detail),
    timestamp: mail.createdAt.toISOString(),
    data,
  };
}
