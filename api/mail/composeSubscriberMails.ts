import { companyName, retention } from 'shared-content/content';
import type { Config } from '../config/config';
import type { Loaded } from '../storage/mails/loadMail';
import { composeLetter, type LetterConfig } from './composeLetter';
import type { MailMessage } from './mailTransport';

type MailConfig = LetterConfig & Pick<Config, 'publicApiUrl'>;

/**
 * Asks the address's owner whether they signed up. It contains nothing that a stranger could have typed. It has no
 * unsubscribe link, because the address is not subscribed yet.
 */
export function composeOptIn(
  config: MailConfig,
  { id, subscriber, consent }: Loaded<'newsletter-opt-in'>,
): MailMessage {
  // The page with the button that confirms.
  const confirm = `${config.publicApiUrl}/newsletter/confirm/${consent.token}`;
  const asked =
    'Someone, hopefully you, entered this address to get our newsletter. If it was you, please confirm:';
  const otherwise = `If it wasn’t you, do nothing. You won’t hear from us, and we’ll forget the request after ${retention.unconfirmedDays} days.`;
  const never = `To never be asked again, open ${config.publicApiUrl}/newsletter/never/${consent.token}`;
  return composeLetter(config, id, {
    to: subscriber.email,
    subject: `Confirm your ${companyName} newsletter`,
    parts: [asked, confirm, otherwise, never],
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  });
}

/** Welcomes a subscriber. */
export const composeWelcome = (config: MailConfig, mail: Loaded<'newsletter-welcome'>): MailMessage =>
  composeToSubscriber(
    config,
    mail,
    `Welcome to the ${companyName} newsletter`,
    'Thank you for subscribing to our newsletter! We’ll write when there’s something worth your time.',
  );

/** Answers a repeated sign-up of a subscriber. The page has promised an email, without revealing the subscription. */
export const composeKnown = (config: MailConfig, mail: Loaded<'newsletter-known'>): MailMessage =>
  composeToSubscriber(
    config,
    mail,
    `You already get the ${companyName} newsletter`,
    'Someone, hopefully you, entered this address to get our newsletter. You’re already on the list, so there’s nothing to do.',
  );

function composeToSubscriber(
  config: MailConfig,
  { id, subscriber }: Loaded<'newsletter-welcome' | 'newsletter-known'>,
  subject: string,
  words: string,
): MailMessage {
  const leave = unsubscribeUrl(config, subscriber.unsubscribe_token);
  return composeLetter(config, id, {
    to: subscriber.email,
    subject,
    parts: [words, `To unsubscribe, open ${leave}`],
    headers: { 'Auto-Submitted': 'auto-generated', ...oneClickHeaders(leave) },
  });
}

/** The page with an unsubscribe button. A POST to it unsubscribes at once (RFC 8058). */
export function unsubscribeUrl({ publicApiUrl }: Pick<Config, 'publicApiUrl'>, token: string): string {
  return `${publicApiUrl}/newsletter/unsubscribe/${token}`;
}

/** Both headers of RFC 8058, by which a mail program offers a one-click unsubscribe. */
const oneClickHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
