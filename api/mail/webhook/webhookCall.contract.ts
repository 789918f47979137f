import type { AlertName } from '../alerts';

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
