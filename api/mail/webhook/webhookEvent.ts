import { keyedValues } from '../../storage/enquiries/enquiryColumns';
import type { Loaded, LoadedMail } from '../../storage/mails/loadMail';
import { isWebhookKind, type WebhookKind } from '../../storage/mails/mailKinds';
import { alertName } from '../ownerMails';
import type { WebhookEvent } from './callWebhook';

/** Whether this leaves as a webhook call rather than a mail. */
export const isWebhook = (mail: LoadedMail): mail is Loaded<WebhookKind> => isWebhookKind(mail.kind);

/** The body of a webhook call. An enquiry goes in full, because a chat or a CRM can do nothing with an id. */
export function webhookEvent(mail: Loaded<WebhookKind>): WebhookEvent {
  const { type, data, at = mail.createdAt } = getEvent(mail);
  return { type, timestamp: at.toISOString(), data };
}

function getEvent(mail: Loaded<WebhookKind>): Pick<WebhookEvent, 'type' | 'data'> & { at?: Date } {
  switch (mail.kind) {
    case 'enquiry-webhook': {
      const { id, department, held, held_reason, created_at: at } = mail.enquiry;
      const { firstPage: page, campaign = '', ...told } = keyedValues(mail.enquiry);
      const source = { page, campaign: Object.fromEntries(new URLSearchParams(campaign)) };
      const data = { id, department, heldReason: held ? held_reason : null, ...told, ...source };
      return { type: held ? 'enquiry.held' : 'enquiry.received', at, data };
    }
    case 'answered-webhook': {
      const { id, department, email, answered_at: answeredAt } = mail.enquiry;
      return { type: 'enquiry.answered', data: { id, department, email, answeredAt } };
    }
    case 'confirmed-webhook':
    case 'left-webhook': {
      const { id, email } = mail.subscriber;
      const type = mail.kind === 'left-webhook' ? 'subscriber.left' : 'subscriber.confirmed';
      return { type, data: { id, email } };
    }
    case 'dead-webhook':
      return { type: 'mail.dead', data: mail.detail };
    case 'alert-webhook': {
      const { about: _name, ...data } = mail.detail;
      return { type: alertName(mail.detail), data };
    }
  }
}
