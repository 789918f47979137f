import { escapeHtml } from 'shared-content/server/html';

/** The same words as plain text and as HTML. A mail is a list of them. */
export interface MailPart {
  readonly text: string;
  readonly html: string;
}

const lineBreak = /\r\n|\r|\n/g;

/** Paragraphs: blank lines separate them, single line breaks stay. */
export function paragraphs(text: string): MailPart {
  const html = text
    .split(/(?:\r\n|\r|\n){2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replace(lineBreak, '<br>')}</p>`);
  return { text, html: html.join('') };
}

/** A table of labels and values. */
export const facts = (rows: readonly (readonly [label: string, value: string])[]): MailPart => ({
  text: rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
  html: `<table>${rows.map(([label, value]) => `<tr><th align="left">${label}</th><td>${escapeHtml(value)}</td></tr>`).join('')}</table>`,
});

const anchor = (label: string, url: string) => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;

/** A paragraph of one link. Plain text shows its address after `before`. */
export const link = (label: string, url: string, before = ''): MailPart => ({
  text: before + url,
  html: `<p>${anchor(label, url)}</p>`,
});

/** Links below the line that mail programs cut off from a quotation. */
export const footerLinks = (links: readonly (readonly [label: string, url: string])[]): MailPart => ({
  text: `-- \n${links.map(([label, url]) => `${label}: ${url}`).join('\n')}`,
  html: `<p>${links.map(([label, url]) => anchor(label, url)).join(' · ')}</p>`,
});

/** The company's name and address, below the line that mail programs cut off from a quotation. */
export const signature = (siteName: string, siteUrl: string): MailPart => ({
  text: `-- \n${siteName}\n${siteUrl}`,
  html: `<p>${escapeHtml(siteName)}<br>${anchor(siteUrl, siteUrl)}</p>`,
});

/** Somebody's words as a quotation. */
export function quotation(text: string): MailPart {
  const quoted = paragraphs(text);
  return { text: quoted.text.replace(/^/gm, '> '), html: `<blockquote>${quoted.html}</blockquote>` };
}
