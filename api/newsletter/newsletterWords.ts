import MarkdownIt from 'markdown-it';
import { htmlToText } from 'html-to-text';

/** A newsletter as written: a subject, and Markdown that begins with the subject as its heading. */
export interface Words {
  readonly subject: string;
  readonly markdown: string;
}

/** Characters of a subject. Most mail lists cut longer ones. */
const longestSubject = 120;
/** Characters of the Markdown. Gmail clips a mail beyond 102 kB, of which the text is half. */
const longestMarkdown = 50_000;

const markdown = new MarkdownIt();

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
  const [open, inline] = markdown.parse(words.split('\n', 1)[0] ?? '', {});
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

export interface RenderedNewsletter {
  /** The text as HTML with inline styles, for a mail. */
  readonly html: string;
  readonly text: string;
}

/** The type of the text, which the document of the mail sets. Its headings are darker. */
export const font = 'font:16px/1.6 sans-serif';
const heading = 'line-height:1.3;color:#0a1820';
/** Inline styles, because no stylesheet works in all mail programs. */
const styles: Record<string, string> = {
  h1: `margin:0 0 20px;font-size:28px;${heading}`,
  h2: `margin:32px 0 12px;font-size:20px;${heading}`,
  h3: `margin:24px 0 8px;font-size:17px;${heading}`,
  p: 'margin:0 0 16px',
  ul: 'margin:0 0 16px;padding-left:24px',
  ol: 'margin:0 0 16px;padding-left:24px',
  li: 'margin:0 0 6px',
  a: 'color:#0a6b5c;text-decoration:underline',
  img: 'display:block;max-width:100%;height:auto;border:0;border-radius:8px',
  blockquote: 'margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #0a6b5c;color:#43565f',
  hr: 'margin:28px 0;border:0;border-top:1px solid #d5dfe2',
  code: 'font-family:Menlo,Consolas,monospace;font-size:14px;background:#eaf2f2;padding:1px 4px;border-radius:4px',
  pre: 'margin:0 0 16px;padding:12px;background:#eaf2f2;border-radius:8px;white-space:pre-wrap;font-family:Menlo,Consolas,monospace;font-size:14px',
  table: 'border-collapse:collapse;margin:0 0 16px;width:100%',
  th: 'padding:6px 10px;border-bottom:2px solid #d5dfe2;text-align:left',
  td: 'padding:6px 10px;border-bottom:1px solid #d5dfe2;text-align:left',
};

/**
 * Renders Markdown for a mail. Raw HTML is shown as text, and markdown-it drops javascript: and similar links, so the
 * text can add nothing but Markdown. A link to a path leads to the site.
 */
export function renderNewsletter(markdown: string, siteUrl: string): RenderedNewsletter {
  const renderer = new MarkdownIt({ html: false, linkify: true, typographer: false });
  renderer.core.ruler.push('mail', ({ tokens }) => {
    for (const token of tokens.flatMap((one) => [one, ...(one.children ?? [])])) {
      const style = styles[token.tag];
      if (style !== undefined && token.nesting >= 0) token.attrSet('style', style);
      for (const name of ['href', 'src']) {
        const target = String(token.attrGet(name) ?? '');
        if (target.startsWith('/')) token.attrSet(name, new URL(target, siteUrl).href);
      }
    }
    return true;
  });
  const html = renderer.render(markdown);
  return { html, text: plainText(html) };
}

/** The same text for plain-text readers, with full URLs behind link texts. */
export function plainText(html: string): string {
  return htmlToText(html, {
    wordwrap: 76,
    selectors: [
      { selector: 'a', options: { linkBrackets: ['<', '>'], hideLinkHrefIfSameAsText: true } },
      { selector: 'img', format: 'skip' },
      ...['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } })),
      { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    ],
  }).trim();
}
