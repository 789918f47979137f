import type { Selectable } from 'kysely';
import type { Config } from '../config/config';
import type { ConsentsTable, SubscribersTable } from '../storage/engine/database';
import { confirmationDays } from '../storage/subscribers/confirmSubscription';
import { escapeHtml, htmlPage } from '../http/html';
import { type MailMessage, messageId } from './mailMessage';

type MailConfig = Pick<Config, 'mailFrom' | 'siteName' | 'siteUrl' | 'publicApiUrl'>;

/**
 * Asks the address's owner whether they signed up. It contains nothing that a stranger could have typed. It has no
 * unsubscribe link, because the address is not subscribed yet.
 */
export function composeSignUp(
  config: MailConfig,
  mailId: string,
  { subscriber, consent }: { subscriber: Selectable<SubscribersTable>; consent: Selectable<ConsentsTable> },
): MailMessage {
  const confirm = confirmUrl(config, consent.token!);
  const subject = `Please confirm: the ${config.siteName} newsletter`;
  const asked =
    'Someone, hopefully you, entered this address to get our newsletter. If it was you, please confirm:';
  const otherwise = `If it wasn’t you, do nothing. You won’t hear from us, and we’ll forget the request after ${confirmationDays} days.`;
  return {
    messageId: messageId(mailId, config.mailFrom),
    from: { name: config.siteName, address: config.mailFrom },
    to: { name: '', address: subscriber.email },
    subject,
    text: `${asked}\n\n${confirm}\n\n${otherwise}\n\n${config.siteName}\n${config.siteUrl}\n`,
    html: htmlPage(
      subject,
      `<p>${escapeHtml(asked)}</p><p><a href="${escapeHtml(confirm)}">Confirm my sign-up</a></p>` +
        `<p>${escapeHtml(otherwise)}</p>${sender(config)}`,
    ),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}

/** Welcomes a subscriber. */
export function composeWelcome(
  config: MailConfig,
  mailId: string,
  subscriber: Selectable<SubscribersTable>,
): MailMessage {
  return composeToSubscriber(config, mailId, subscriber, {
    subject: `Welcome to the ${config.siteName} newsletter`,
    words: 'Thank you for subscribing to our newsletter! We’ll write when there’s something worth your time.',
  });
}

/**
 * Answers a repeated sign-up of a subscriber: the page has promised an email, without revealing that the address is
 * known.
 */
export function composeKnown(
  config: MailConfig,
  mailId: string,
  subscriber: Selectable<SubscribersTable>,
): MailMessage {
  return composeToSubscriber(config, mailId, subscriber, {
    subject: `You get the ${config.siteName} newsletter already`,
    words:
      'Someone, hopefully you, entered this address to get our newsletter. You’re on the list already, so there’s nothing to do.',
  });
}

/** A short mail to a subscriber. Both headers of RFC 8058 let the mail program offer a one-click unsubscribe. */
function composeToSubscriber(
  config: MailConfig,
  mailId: string,
  subscriber: Selectable<SubscribersTable>,
  { subject, words }: { subject: string; words: string },
): MailMessage {
  const leave = unsubscribeUrl(config, subscriber.unsubscribe_token);
  return {
    messageId: messageId(mailId, config.mailFrom),
    from: { name: config.siteName, address: config.mailFrom },
    to: { name: '', address: subscriber.email },
    subject,
    text: `${words}\n\nTo leave the list, open ${leave}\n\n${config.siteName}\n${config.siteUrl}\n`,
    html: htmlPage(
      subject,
      `<p>${escapeHtml(words)}</p><p><a href="${escapeHtml(leave)}">Unsubscribe</a></p>${sender(config)}`,
    ),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function sender({ siteName, siteUrl }: MailConfig): string {
  return `<p>${escapeHtml(siteName)}<br><a href="${escapeHtml(siteUrl)}">${escapeHtml(siteUrl)}</a></p>`;
}

/** The page with an unsubscribe button. A POST to it unsubscribes at once (RFC 8058). */
function unsubscribeUrl({ publicApiUrl }: Pick<Config, 'publicApiUrl'>, token: string): string {
  return `${publicApiUrl}/newsletter/unsubscribe/${token}`;
}

/** The page with a button that confirms a sign-up. */
function confirmUrl({ publicApiUrl }: Pick<Config, 'publicApiUrl'>, token: string): string {
  return `${publicApiUrl}/newsletter/confirm/${token}`;
}
