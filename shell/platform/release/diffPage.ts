import type { DocumentChange } from './compareGenerations';

export interface DiffPageOptions {
  readonly title: string;
  /** App → its versions. */
  readonly apps: readonly string[];
  readonly changes: readonly Pick<DocumentChange, 'route' | 'owner' | 'is' | 'head' | 'text'>[];
  readonly widths: readonly number[];
  /** Route → a JPEG for each width. */
  readonly before: ReadonlyMap<string, readonly Buffer[]>;
  readonly after: ReadonlyMap<string, readonly Buffer[]>;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const style = `
body { margin: 2rem; font: 15px/1.5 system-ui, sans-serif; }
section { border-top: 1px solid; padding-block: 1rem 2rem; }
pre { white-space: pre-wrap; }
del { text-decoration: none; background: #fdd; color: #600; }
ins { text-decoration: none; background: #dfd; color: #040; }
.pair { display: flex; gap: 1rem; align-items: start; margin-block: 1rem; }
figure { margin: 0; flex: 1; min-width: 0; }
img { max-width: 100%; border: 1px solid #888; }`;

const figure = (picture: Buffer | undefined, words: string) =>
  `<figure><figcaption>${escape(words)}</figcaption>${
    picture
      ? `<img alt="${escape(words)}" loading="lazy" src="data:image/jpeg;base64,${picture.toString('base64')}">`
      : 'no such page'
  }</figure>`;

/** The same comparison as one HTML file that can be sent to somebody: words, then pictures before and after. */
export function diffPage({ title, apps, changes, widths, before, after }: DiffPageOptions): string {
  const sections = changes.map(({ route, owner, is, head, text }) => {
    const lines = [
      ...head.flatMap(({ name, before: was, after: now }) => [`- ${name}: ${was}`, `+ ${name}: ${now}`]),
      ...text,
    ].map((line) => (line.startsWith('-') ? `<del>${escape(line)}</del>` : `<ins>${escape(line)}</ins>`));
    const pairs = widths.map((width, index) => {
      const [was, now] = [before.get(route)?.[index], after.get(route)?.[index]];
      const same = was && now?.equals(was) ? ', which looks the same' : '';
      return `<div class="pair">${figure(was, `before, ${width} px`)}${figure(now, `after, ${width} px${same}`)}</div>`;
    });
    return `<section><h2>${escape(route)}</h2><p>${is}, ${escape(owner)}</p>${lines.length > 0 ? `<pre>${lines.join('\n')}</pre>` : ''}${pairs.join('')}</section>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)}</title><style>${style}</style></head><body><h1>${escape(title)}</h1><ul>${apps.map((app) => `<li>${escape(app)}</li>`).join('')}</ul>${sections.join('')}</body></html>\n`;
}
