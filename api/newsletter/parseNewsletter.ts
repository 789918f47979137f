import MarkdownIt from 'markdown-it';

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
