import type { WebhookCall, WebhookEvent } from './webhookCall.contract';
import { chatText } from './chatText';
import type { ChatFormat } from '../../config/readWebhookConfig';

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
