import type { WebhookCall, WebhookEvent } from './callWebhook';
import type { ChatFormat } from '../../config/readWebhookConfig';
import { enquiryColumns } from '../../storage/enquiries/enquiryColumns';

/** The most characters per message. Slack takes 40,000 and then cuts, Teams takes 28 kB, the others refuse. */
const longest: Record<ChatFormat, number> = { slack: 4_000, teams: 4_000, telegram: 4_096, discord: 2_000 };

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

/** A call in a chat's format: the event in a few lines, with a link to the desk where it has an address. */
export function chatCall({ format, url }: { format: ChatFormat; url: string }, deskUrl: string | undefined) {
  return (_id: string, event: WebhookEvent): WebhookCall => {
    const target = new URL(url);
    const body = JSON.stringify(
      bodies[format](chatText(event, { deskUrl, longest: longest[format] }), target),
    );
    if (format === 'telegram') target.searchParams.delete('chat_id');
    return { url: target.href, body };
  };
}

/** Characters of a message that are enough to decide what to do about it. */
const longestExcerpt = 800;

const headlines: Record<WebhookEvent['type'], string> = {
  'enquiry.received': 'New inquiry',
  'enquiry.held': 'Held inquiry (possible spam, or unverified)',
  'enquiry.answered': 'Inquiry answered',
  'subscriber.confirmed': 'New newsletter subscriber',
  'subscriber.left': 'A subscriber has left the newsletter',
  'mail.dead': 'A message was given up',
  'mail.failing': 'Mail to you is failing',
  'captcha.away': 'The captcha can’t be checked',
  'captcha.failing': 'The captcha fails in visitors’ browsers',
  'captcha.host': 'The captcha is solved under a foreign name',
  'enquiries.missing': 'No inquiry has arrived for days',
};

/** Labels of what is said besides an enquiry's facts. */
const labels: Record<string, string> = {
  department: 'Department',
  kind: 'What',
  error: 'Why',
  reason: 'Why',
};

/** An event as lines for reading on a phone. */
export function chatText(
  { type, data }: WebhookEvent,
  { deskUrl, longest }: { deskUrl?: string | undefined; longest: number },
): string {
  const name = [data.firstName, data.lastName].filter(Boolean).join(' ');
  const fact = (label: string, value: unknown) =>
    typeof value === 'string' && value !== '' ? [`${label}: ${value.replace(/\s+/g, ' ')}`] : [];
  const facts = [
    ...fact('From', name),
    ...enquiryColumns
      .filter(({ apart }) => apart === undefined)
      .flatMap(({ key, label, format = String }) => fact(label, data[key] && format(String(data[key])))),
    ...Object.entries(labels).flatMap(([key, label]) => fact(label, data[key])),
  ];
  const message = typeof data.message === 'string' && type.startsWith('enquiry.') ? data.message : '';
  const id = data.enquiryId ?? (type.startsWith('enquiry.') ? data.id : undefined);
  const link = deskUrl !== undefined && typeof id === 'string' ? `${deskUrl}/enquiries/${id}` : '';
  const lines = [headlines[type], ...facts, ...(message ? ['', cut(message, longestExcerpt)] : [])];
  // The link comes last and stays whole, whatever has to be cut.
  const tail = link && `\n${link}`;
  return cut(lines.join('\n'), longest - tail.length) + tail;
}

/** Cuts to whole characters. Lengths are UTF-16 units, as the services count them. */
function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;
}
