import { Webhook } from 'standardwebhooks';
import type { WebhookConfig } from '../config/readWebhookConfig';
import { getValuesByField } from '../storage/enquiries/enquiryColumns';
import type { Loaded } from '../storage/mails/loadMail';
import type { WebhookKind } from '../storage/mails/mailKinds';
import { type AlertName, alertName, alerts } from './ownerMails';

/** The body of a call. Its id (`webhook-id`) is the same for every attempt, so a receiver can detect a second copy. */
export interface WebhookEvent {
  readonly type: 'enquiry.received' | 'enquiry.held' | 'subscriber.confirmed' | 'subscriber.left' | AlertName;
  /** When the event happened, in ISO 8601. */
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The event of a queued call. An enquiry goes in full, because a CRM can do nothing with an id; a chat gets one line without it. */
export function webhookEvent(mail: Loaded<WebhookKind>): WebhookEvent {
  const timestamp = mail.createdAt.toISOString();
  switch (mail.kind) {
    case 'enquiry-webhook': {
      const { id, department, held, held_reason, created_at: at } = mail.enquiry;
      const values = getValuesByField(mail.enquiry);
      const data = { id, department, heldReason: held ? held_reason : null, ...values };
      return { type: held ? 'enquiry.held' : 'enquiry.received', timestamp: at.toISOString(), data };
    }
    case 'confirmed-webhook':
    case 'left-webhook': {
      const { id, email } = mail.subscriber;
      const type = mail.kind === 'left-webhook' ? 'subscriber.left' : 'subscriber.confirmed';
      return { type, timestamp, data: { id, email } };
    }
    case 'alert-webhook': {
      const { about: _name, ...data } = mail.detail;
      return { type: alertName(mail.detail), timestamp, data };
    }
  }
}

/** The timeout of one call, in milliseconds. The lease of a mail is longer. */
const longestCall = 15_000;

/**
 * Calls the owner's webhook: with JSON, signed over its exact bytes by Standard Webhooks
 * (https://www.standardwebhooks.com), or with a line for a chat. The call resolves on a 2xx answer, and throws otherwise,
 * as a mail server's refusal does. It follows no redirect: a signed body, or a chat's secret address, is for one receiver
 * only.
 */
export function createCallWebhook({ url, secret }: WebhookConfig, deskUrl: string | undefined) {
  const signer = secret === undefined ? undefined : new Webhook(secret);
  const getSignature = (id: string, body: string) => {
    const now = new Date();
    return (
      signer && {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': signer.sign(id, now, body),
      }
    );
  };
  return async (id: string, event: WebhookEvent, stopping: AbortSignal): Promise<void> => {
    const body = JSON.stringify(signer ? event : { text: formatChatLine(event, deskUrl) });
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...getSignature(id, body) },
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(longestCall), stopping]),
    });
    // Reads the body to its end, so that the connection can serve the next call.
    await response.arrayBuffer().catch(() => {});
    if (!response.ok) throw new Error(`The webhook answered ${response.status}`);
  };
}

const headlines: Record<Exclude<WebhookEvent['type'], AlertName>, string> = {
  'enquiry.received': 'New enquiry',
  'enquiry.held': 'Held enquiry (possible spam, or unverified)',
  'subscriber.confirmed': 'New newsletter subscriber',
  'subscriber.left': 'A subscriber has left the newsletter',
};

/**
 * An event as one line for a chat: what happened, the department, and the enquiry's address at the desk. Nothing in it
 * was typed by a visitor. Chats read `text` in different ways (mentions, links, Markdown), and no escaping suits all.
 */
export function formatChatLine({ type, data }: WebhookEvent, deskUrl: string | undefined): string {
  const { id, department } = data;
  return [
    type in alerts ? alerts[type as AlertName].subject : headlines[type as keyof typeof headlines],
    ...(typeof department === 'string' ? [`, ${department}`] : []),
    ...(deskUrl !== undefined && type.startsWith('enquiry.') && typeof id === 'string'
      ? [`: ${deskUrl}/enquiries/${id}`]
      : []),
  ].join('');
}
