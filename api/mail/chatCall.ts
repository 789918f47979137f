import type { ChatFormat } from '../config/readWebhookConfig';
import { enquiryColumns } from '../storage/enquiries/enquiryColumns';
import type { WebhookCall, WebhookEvent } from './callWebhook';
import { alerts } from './ownerMails';

/** Each service's documented body for a plain text message. A visitor's words can mention no user (@everyone). */
const bodies: Record<ChatFormat, (text: string, url: URL) => unknown> = {
  // https://docs.slack.dev/messaging/formatting-message-text: only these three characters need escaping.
  slack: (text) => ({
    text: text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;'),
    unfurl_links: false,
  }),
  // A workflow's webhook takes an Adaptive Card in a message. A TextBlock knows some Markdown, which \ escapes.
  teams: (text) => ({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: text.split('\n').map((line) => ({
            type: 'TextBlock',
            text: line.replace(/[\\`*_[\]~]/g, '\\$&') || ' ',
            wrap: true,
            spacing: 'None',
          })),
        },
      },
    ],
  }),
  // https://core.telegram.org/bots/api#sendmessage: without parse_mode the text stays plain.
  telegram: (text, url) => ({
    chat_id: url.searchParams.get('chat_id'),
    text,
    link_preview_options: { is_disabled: true },
  }),
  // https://docs.discord.com/developers/resources/webhook#execute-webhook; flag 4 hides link previews.
  discord: (text) => ({ content: text, allowed_mentions: { parse: [] }, flags: 4 }),
};

/** An event as a call in a chat's format: a few lines, with a link to the desk where it has an address. */
export function chatCall(
  { format, url }: { format: ChatFormat; url: string },
  event: WebhookEvent,
  deskUrl: string | undefined,
): WebhookCall {
  const target = new URL(url);
  const body = JSON.stringify(bodies[format](chatText(event, deskUrl), target));
  // The body names the chat.
  if (format === 'telegram') target.searchParams.delete('chat_id');
  return { url: target.href, body };
}

/** Characters of a message, of which Discord takes the fewest. */
const longestText = 2_000;
/** Characters of an enquiry that are enough to decide what to do about it. */
const longestExcerpt = 800;

const headlines: Record<string, string> = {
  'enquiry.received': 'New enquiry',
  'enquiry.held': 'Held enquiry (possible spam, or unverified)',
  'enquiry.answered': 'Enquiry answered',
  'subscriber.confirmed': 'New newsletter subscriber',
  'subscriber.left': 'A subscriber has left the newsletter',
  'mail.dead': 'A message was given up',
  ...Object.fromEntries(Object.entries(alerts).map(([name, { subject }]) => [name, subject])),
} satisfies Partial<Record<WebhookEvent['type'], string>>;

/** Labels of an event's data, besides those of an enquiry's columns. */
const labels: Record<string, string> = {
  department: 'Department',
  kind: 'What',
  error: 'Why',
  reason: 'Why',
};

/** A value as text. A campaign is an object in an event, and a query in its column. */
const getText = (value: unknown): string =>
  value instanceof Object
    ? new URLSearchParams(value as Record<string, string>).toString()
    : String(value ?? '');

/** An event as lines for reading on a phone. The link comes last and stays whole, whatever has to be cut. */
export function chatText({ type, data }: WebhookEvent, deskUrl: string | undefined): string {
  const isEnquiry = type.startsWith('enquiry.');
  const line = (label: string, text: string) =>
    text === '' ? [] : [`${label}: ${text.replace(/\s+/g, ' ')}`];
  const lines = [
    headlines[type]!,
    ...line('From', [data.firstName, data.lastName].filter(Boolean).join(' ')),
    ...enquiryColumns
      .filter(({ apart }) => apart === undefined)
      .flatMap(({ key, label, format = String }) => line(label, format(getText(data[key])))),
    ...Object.entries(labels).flatMap(([key, label]) => line(label, getText(data[key]))),
    ...(isEnquiry && typeof data.message === 'string' ? ['', cut(data.message, longestExcerpt)] : []),
  ];
  const id = data.enquiryId ?? (isEnquiry ? data.id : undefined);
  const link = deskUrl !== undefined && typeof id === 'string' ? `\n${deskUrl}/enquiries/${id}` : '';
  return cut(lines.join('\n'), longestText - link.length) + link;
}

/** Cuts to whole characters. Lengths are UTF-16 units, as the services count them. */
function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;
}
