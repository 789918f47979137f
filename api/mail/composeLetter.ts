import type { Config } from '../config/config';
import { escapeHtml, htmlPage } from 'shared-content/server/html';
import type { Department } from '../storage/engine/database';
import { type MailMessage, messageId } from './mailMessage';

export type LetterConfig = Pick<Config, 'mailFrom' | 'mailTo' | 'siteName' | 'siteUrl'>;

/** The same words as plain text and as HTML. */
interface Words {
  readonly text: string;
  readonly html: string;
}

/** Plain text and the same as HTML: blank lines separate paragraphs, single line breaks stay. */
export function inBoth(text: string): Words {
  const paragraphs = text
    .split(/(?:\r\n|\r|\n){2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replace(/\r\n|\r|\n/g, '<br>')}</p>`);
  return { text, html: paragraphs.join('') };
}

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly words: Words;
  /** What follows the signature. */
  readonly below?: Words;
  /** The department that gets replies. */
  readonly answersTo?: Department;
  readonly headers: Record<string, string>;
}

/** A mail from the company to one person, signed with its name and address. */
export function composeLetter(
  { mailFrom, mailTo, siteName, siteUrl }: LetterConfig,
  mailId: string,
  { to, subject, words, below, answersTo, headers }: Letter,
): MailMessage {
  const signature = `<p>${escapeHtml(siteName)}<br><a href="${escapeHtml(siteUrl)}">${escapeHtml(siteUrl)}</a></p>`;
  return {
    messageId: messageId(mailId, mailFrom),
    from: { name: siteName, address: mailFrom },
    to: { name: '', address: to },
    ...(answersTo && { replyTo: { name: siteName, address: mailTo[answersTo] } }),
    subject,
    text: `${words.text}\n\n-- \n${siteName}\n${siteUrl}\n${below?.text ?? ''}`,
    html: htmlPage(subject, words.html + signature + (below?.html ?? '')),
    headers,
  };
}
