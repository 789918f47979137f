import type { AlertName } from '../alerts';

/** The body of a call. Its id (`webhook-id`) is the same for every attempt, so a receiver can tell a second copy. */
export interface WebhookEvent {
  readonly type:
    | 'enquiry.received'
    | 'enquiry.held'
    | 'enquiry.answered'
    | 'subscriber.confirmed'
    | 'subscriber.left'
    | 'mail.dead'
    | AlertName;
  /** ISO 8601: when it happened. */
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** One call as it goes over the line. */
export interface WebhookCall {
  readonly url: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}
