import { Webhook } from 'standardwebhooks';
import { chatCall } from './chat';
import type { WebhookConfig } from '../../config/readWebhookConfig';
import type { AlertName } from '../ownerMails';

/** The timeout of one call, in milliseconds. The lease of a mail is longer. */
const longestCall = 15_000;

/** Calls the owner's webhook. Resolves on a 2xx answer; throws otherwise, as a mail server's refusal does. */
export type CallWebhook = (id: string, event: WebhookEvent, stopping: AbortSignal) => Promise<void>;

/** Follows no redirect: a signed body, or a chat's secret address, is for one receiver only. */
export function createCallWebhook(
  config: WebhookConfig,
  { deskUrl }: { deskUrl?: string | undefined } = {},
): CallWebhook {
  const getCall = config.format === 'standard' ? signer(config) : chatCall(config, deskUrl);
  return async (id, event, stopping) => {
    const { url, body, headers } = getCall(id, event);
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(longestCall), stopping]),
    });
    // Reads the body to its end, so that the connection can serve the next call.
    await response.arrayBuffer().catch(() => {});
    if (!response.ok) throw new Error(`The webhook answered ${response.status}`);
  };
}

/**
 * Signs by Standard Webhooks (https://www.standardwebhooks.com): `webhook-id`, `webhook-timestamp` and
 * `webhook-signature` over the exact bytes of the body.
 */
function signer({ url, secret }: { url: string; secret: string }) {
  const webhook = new Webhook(secret);
  return (id: string, event: WebhookEvent): WebhookCall => {
    const body = JSON.stringify(event);
    const now = new Date();
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': webhook.sign(id, now, body),
    };
    return { url, body, headers };
  };
}

/** The body of a call. Its id (`webhook-id`) is the same for every attempt, so a receiver can detect a second copy. */
export interface WebhookEvent {
  readonly type:
    | 'enquiry.received'
    | 'enquiry.held'
    | 'enquiry.answered'
    | 'subscriber.confirmed'
    | 'subscriber.left'
    | 'mail.dead'
    | AlertName;
  /** When the event happened, in ISO 8601. */
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** One call as it is sent. */
export interface WebhookCall {
  readonly url: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}
