import type { Config } from '../config/config';
import type { OpenState } from '../storage/mails/openMails';
import { alertName, alerts } from './alerts';
import { composeNotice, getDesk } from './composeLetter';
import type { MailMessage } from './mailTransport';
import { paragraphs } from './words';

type MailConfig = Pick<Config, 'mailFrom' | 'mailTo' | 'siteName' | 'desk'>;

/** Informs the owner of something that must not wait for the daily summary. */
export function composeAlert(
  config: MailConfig,
  mailId: string,
  { detail, createdAt }: { detail: Readonly<Record<string, unknown>>; createdAt: Date },
): MailMessage {
  const { subject, lines } = alerts[alertName(detail)];
  return toOwner(config, mailId, subject, lines(detail, createdAt.toISOString()));
}

/** Informs the owner once a day, as long as something waits for a person. */
export function composeSummary(config: MailConfig, mailId: string, state: OpenState): MailMessage {
  const lines = [
    state.overdue > 0 &&
      `${count(state.overdue, 'inquiry has', 'inquiries have')} waited more than 24 hours for an answer. The site promises one within 24.`,
    state.held > 0 &&
      `${count(state.held, 'inquiry is', 'inquiries are')} held as possible spam or unverified.`,
    state.dead > 0 && `${count(state.dead, 'message was', 'messages were')} given up.`,
    state.failing > 0 &&
      `${count(state.failing, 'message has', 'messages have')} been failing for more than an hour and will be tried again.`,
  ].filter((line) => line !== false);
  // The matter was settled after the mail was queued.
  const text =
    lines.length > 0
      ? [...lines, `All of it is at the desk: ${getDesk(config)}`]
      : ['Whatever was waiting when this email was queued has been settled since.'];
  return toOwner(config, mailId, 'What’s waiting for you', text);
}

const toOwner = (
  config: MailConfig,
  mailId: string,
  subject: string,
  lines: readonly string[],
): MailMessage =>
  composeNotice(config, mailId, {
    subject: `${config.siteName}: ${subject}`,
    parts: lines.map(paragraphs),
  });

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
