import { htmlToText } from 'html-to-text';
import MarkdownIt from 'markdown-it';
import { Html, html } from 'shared-content/server/html';
import type { Config } from '../config/config';
import { type MailMessage, messageId } from './mailTransport';
import { oneClickHeaders, unsubscribeUrl } from './composeSubscriberMails';

/** A newsletter as written: a subject, and Markdown that begins with the subject as its heading. */
export interface Words {
  readonly subject: string;
  readonly markdown: string;
}

/** Characters of a subject. Most mail lists cut longer ones. */
const longestSubject = 120;
/** Characters of the Markdown. Gmail clips a mail beyond 102 kB, of which the text is half. */
const longestMarkdown = 50_000;

/**
 * Reads a newsletter's Markdown, whose first line is `# ` and the subject. Line breaks are normalized, so that the
 * same text is the same newsletter on any system.
 *
 * @returns the words, or the problem and its cure
 */
export function parseNewsletter(text: string): Words | { readonly problem: string } {
  const words = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .trim();
  const [open, inline] = new MarkdownIt().parse(words.split('\n', 1)[0] ?? '', {});
  const subject = (inline?.children ?? [])
    .map(({ content }) => content)
    .join('')
    .trim();
  if (open?.tag !== 'h1' || subject === '')
    return { problem: 'The first line must be "# " and the subject, such as: # News from September' };
  if (/[^\P{Cc}\n\t]|\p{Cs}/u.test(words))
    return { problem: 'It holds control characters; save the file as plain text in UTF-8' };
  if (subject.length > longestSubject)
    return { problem: `The subject has ${subject.length} characters; ${longestSubject} are the most` };
  if (words.length > longestMarkdown)
    return { problem: `It has ${words.length} characters; ${longestMarkdown} are the most` };
  if (!words.includes('\n')) return { problem: 'There is nothing below the subject' };
  return { subject, markdown: `${words}\n` };
}

type NewsletterConfig = Pick<
  Config,
  'mailFrom' | 'mailTo' | 'siteName' | 'siteUrl' | 'publicApiUrl' | 'postalAddress'
>;

/**
 * One reader's copy, or a test: HTML and plain text, an unsubscribe link, and the postal address that the law
 * requires.
 */
export function composeNewsletter(
  config: NewsletterConfig,
  mailId: string,
  { newsletter, to, unsubscribeToken }: { newsletter: Words; to: string; unsubscribeToken?: string },
): MailMessage & { readonly html: string } {
  const { mailFrom, siteName, siteUrl, postalAddress } = config;
  const body = renderMarkdown(newsletter.markdown, siteUrl);
  const leave = unsubscribeUrl(config, unsubscribeToken ?? 'test');
  const why = `You get this email because you signed up for the ${siteName} newsletter.`;
  return {
    messageId: messageId(mailId, mailFrom),
    from: { name: siteName, address: mailFrom },
    to: { name: '', address: to },
    replyTo: { name: siteName, address: config.mailTo.general },
    subject: unsubscribeToken === undefined ? `[Test] ${newsletter.subject}` : newsletter.subject,
    text: `${toPlainText(body)}\n\n-- \n${why}\nUnsubscribe: ${leave}\n\n${siteName}\n${postalAddress}\n${siteUrl}\n`,
    html: newsletterDocument(config, { subject: newsletter.subject, body, leave, why }),
    headers: {
      ...oneClickHeaders(leave),
      'List-Id': `${siteName.replace(/[^\w .-]/g, '')} newsletter <newsletter.${mailFrom.slice(mailFrom.lastIndexOf('@') + 1)}>`,
      Precedence: 'bulk',
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
    },
  };
}

/** Inline styles, because no stylesheet works in all mail programs. */
const styles: Record<string, string> = {
  h1: 'margin:0 0 20px;font-size:28px;line-height:1.3;color:#0a1820',
  h2: 'margin:32px 0 12px;font-size:20px;line-height:1.3;color:#0a1820',
  h3: 'margin:24px 0 8px;font-size:17px;line-height:1.3;color:#0a1820',
  a: 'color:#0a6b5c',
  img: 'display:block;max-width:100%;height:auto;border-radius:8px',
  blockquote: 'margin:0 0 16px;padding-left:16px;border-left:3px solid #0a6b5c;color:#43565f',
  hr: 'margin:28px 0;border:0;border-top:1px solid #d5dfe2',
  // Also of a block, whose `pre` takes no attributes: long lines would widen a phone's page.
  code: 'white-space:pre-wrap',
  th: 'padding:6px 20px 6px 0;text-align:left',
  td: 'padding:6px 20px 6px 0;text-align:left',
};

/**
 * Renders Markdown for a mail. Raw HTML is shown as text, and markdown-it drops javascript: and similar links, so the
 * text can add nothing but Markdown. A link to a path leads to the site.
 */
function renderMarkdown(markdown: string, siteUrl: string): string {
  const renderer = new MarkdownIt({ linkify: true });
  renderer.core.ruler.push('mail', ({ tokens }) => {
    for (const token of tokens.flatMap((one) => [one, ...(one.children ?? [])])) {
      const style = styles[token.tag];
      if (style !== undefined && token.nesting >= 0) token.attrSet('style', style);
      for (const name of ['href', 'src']) {
        const target = String(token.attrGet(name) ?? '');
        if (target.startsWith('/')) token.attrSet(name, new URL(target, siteUrl).href);
      }
    }
  });
  return renderer.render(markdown);
}

/** The same text for plain-text readers, with full URLs behind link texts. */
function toPlainText(body: string): string {
  return htmlToText(body, {
    wordwrap: 76,
    selectors: [
      { selector: 'a', options: { linkBrackets: ['<', '>'], hideLinkHrefIfSameAsText: true } },
      { selector: 'img', format: 'skip' },
      ...['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } })),
      { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    ],
  }).trim();
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
        <table
          role="presentation"
          align="center"
          width="100%"
          style="max-width:600px;font:16px/1.6 sans-serif;color:#22343d"
        >
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
