import type { Config } from '../config/config';
import { type RenderedNewsletter, renderNewsletter, type Words } from '../newsletter/newsletterWords';
import { escapeHtml } from 'shared-content/server/html';
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
): MailMessage {
  const { html, text } = render(newsletter, config.siteUrl);
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
    html: newsletterDocument(config, { subject: newsletter.subject, html, leave, why }),
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
  { subject, html, leave, why }: { subject: string; html: string; leave: string; why: string },
): string {
  const base =
    "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;color:#22343d";
  const small = 'font-size:13px;line-height:1.6;color:#43565f';
  const link = 'color:#43565f;text-decoration:underline';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light">
<title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:#eef4f4">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#eef4f4"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;${base}">
<tr><td style="padding:0 8px 16px"><a href="${escapeHtml(siteUrl)}" style="font-weight:700;font-size:17px;color:#0a1820;text-decoration:none">${escapeHtml(siteName)}</a></td></tr>
<tr><td style="padding:32px 28px 20px;background:#ffffff;border-radius:12px;border-top:4px solid #0a6b5c;overflow-wrap:anywhere">
${html}</td></tr>
<tr><td style="padding:20px 8px 0;${small}"><p style="margin:0 0 8px">${escapeHtml(why)} <a href="${escapeHtml(leave)}" style="${link}">Unsubscribe</a></p>
<p style="margin:0">${escapeHtml(siteName)}, ${escapeHtml(postalAddress)}<br><a href="${escapeHtml(siteUrl)}" style="${link}">${escapeHtml(siteUrl.replace(/^https?:\/\//, ''))}</a></p></td></tr>
</table></td></tr></table></body></html>`;
}
