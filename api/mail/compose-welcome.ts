import type { Selectable } from 'kysely';
import type { Config } from '../config';
import type { SubscribersTable } from '../storage/database';
import { escapeHtml, htmlPage } from './html-page';
import type { MailMessage } from './mail-message';
import { messageId } from './message-id';
import { unsubscribeUrl } from './unsubscribe-url';

/** Welcomes a subscriber; both headers of RFC 8058 let the mail program offer a one-click way out. */
export function composeWelcome(
  config: Pick<Config, 'mailFrom' | 'siteName' | 'siteUrl' | 'publicApiUrl'>,
  mailId: string,
  subscriber: Selectable<SubscribersTable>,
): MailMessage {
  const leave = unsubscribeUrl(config, subscriber.unsubscribe_token);
  const subject = `Welcome to the ${config.siteName} newsletter`;
  const thanks =
    'Thank you for subscribing to our newsletter! We write when there is something worth your time.';
  return {
    messageId: messageId(mailId, config.mailFrom),
    from: { name: config.siteName, address: config.mailFrom },
    to: { name: '', address: subscriber.email },
    subject,
    text: `${thanks}\n\nTo leave the list, open ${leave}\n\n${config.siteName}\n${config.siteUrl}\n`,
    html: htmlPage(
      subject,
      `<p>${escapeHtml(thanks)}</p><p><a href="${escapeHtml(leave)}">Unsubscribe</a></p>` +
        `<p>${escapeHtml(config.siteName)}<br><a href="${escapeHtml(config.siteUrl)}">${escapeHtml(config.siteUrl)}</a></p>`,
    ),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
