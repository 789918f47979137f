import type { Config } from '../config/config';
import { font, type RenderedNewsletter, renderNewsletter, type Words } from '../newsletter/newsletterWords';
import { Html, html } from 'shared-content/server/html';
import { type MailMessage, messageId } from './mailTransport';
import { oneClickHeaders, unsubscribeUrl } from './composeNewsletterMails';

export type NewsletterConfig = Pick<
  Config,
  'mailFrom' | 'mailTo' | 'siteName' | 'siteUrl' | 'publicApiUrl' | 'postalAddress'
>;

/** The last rendering, because thousands of copies share their text. */
let rendered: { readonly of: string; readonly made: RenderedNewsletter } | undefined;

function render({ markdown }: Words, siteUrl: string): RenderedNewsletter {
  const of = `${siteUrl} ${markdown}`;
  if (rendered?.of !== of) rendered = { of, made: renderNewsletter(markdown, siteUrl) };
  return rendered.made;
}

/**
 * One reader's copy, or a test: HTML and plain text, an unsubscribe link, and the postal address that the law
 * requires.
 */
export function composeNewsletter(
  config: NewsletterConfig,
  mailId: string,
  { newsletter, to, unsubscribeToken }: { newsletter: Words; to: string; unsubscribeToken?: string },
): MailMessage & { readonly html: string } {
  const { html: body, text } = render(newsletter, config.siteUrl);
  const leave = unsubscribeUrl(config, unsubscribeToken ?? 'test');
  const why = `You get this email because you signed up for the ${config.siteName} newsletter.`;
  const subject = unsubscribeToken === undefined ? `[Test] ${newsletter.subject}` : newsletter.subject;
  return {
    messageId: messageId(mailId, config.mailFrom),
    from: { name: config.siteName, address: config.mailFrom },
    to: { name: '', address: to },
    replyTo: { name: config.siteName, address: config.mailTo.general },
    subject,
    text: `${text}\n\n-- \n${why}\nUnsubscribe: ${leave}\n\n${config.siteName}\n${config.postalAddress}\n${config.siteUrl}\n`,
    html: newsletterDocument(config, { subject: newsletter.subject, body, leave, why }),
    headers: {
      ...oneClickHeaders(leave),
      'List-Id': `${config.siteName.replace(/[^\w .-]/g, '')} newsletter <newsletter.${config.mailFrom.slice(config.mailFrom.lastIndexOf('@') + 1)}>`,
      Precedence: 'bulk',
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
    },
  };
}

/** A whole HTML document: one column of at most 600 pixels in a table, because Outlook supports nothing else. */
function newsletterDocument(
  { siteName, siteUrl, postalAddress }: NewsletterConfig,
  { subject, body, leave, why }: { subject: string; body: string; leave: string; why: string },
): string {
  const link = html`style="color:#43565f"`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:24px 12px;background:#eef4f4">
        <table role="presentation" align="center" width="100%" style="max-width:600px;${font};color:#22343d">
          <tr>
            <td style="padding:0 8px 16px;font-weight:700">
              <a href="${siteUrl}" style="color:#0a1820;text-decoration:none">${siteName}</a>
            </td>
          </tr>
          <tr>
            <td style="padding:32px 28px 20px;background:#ffffff;overflow-wrap:anywhere">
              ${new Html(body)}
            </td>
          </tr>
          <tr>
            <td style="padding:20px 8px 0;font-size:13px;color:#43565f">
              <p style="margin:0 0 8px">${why} <a href="${leave}" ${link}>Unsubscribe</a></p>
              <p style="margin:0">
                ${siteName}, ${postalAddress}<br /><a href="${siteUrl}" ${link}>${new URL(siteUrl).host}</a>
              </p>
            </td>
          </tr>
        </table>
      </body>
    </html>`.text;
}
