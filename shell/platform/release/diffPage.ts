import { Html, html } from 'api/html';
import type { DocumentChange } from './compareGenerations';

interface DiffPageOptions {
  readonly title: string;
  /** App → its versions. */
  readonly apps: readonly string[];
  readonly changes: readonly Pick<DocumentChange, 'route' | 'owner' | 'is' | 'head' | 'text'>[];
  readonly widths: readonly number[];
  /** Route → a JPEG for each width. */
  readonly before: ReadonlyMap<string, readonly Buffer[]>;
  readonly after: ReadonlyMap<string, readonly Buffer[]>;
}

const sheet = new Html(`<style>
body { margin: 2rem; font: 15px/1.5 system-ui, sans-serif; }
section { border-top: 1px solid; padding-block: 1rem 2rem; }
pre { white-space: pre-wrap; }
del { text-decoration: none; background: #fdd; color: #600; }
ins { text-decoration: none; background: #dfd; color: #040; }
.pair { display: flex; gap: 1rem; align-items: start; margin-block: 1rem; }
figure { margin: 0; flex: 1; min-width: 0; }
img { max-width: 100%; border: 1px solid #888; }
</style>`);

const figure = (picture: Buffer | undefined, words: string): Html =>
  html`<figure>
    <figcaption>${words}</figcaption>
    ${
      picture
        ? html`<img
            alt="${words}"
            loading="lazy"
            src="data:image/jpeg;base64,${picture.toString('base64')}"
          />`
        : 'no such page'
    }
  </figure>`;

/** The same comparison as one HTML file that can be sent to somebody: words, then pictures before and after. */
export function diffPage({ title, apps, changes, widths, before, after }: DiffPageOptions): string {
  const sections = changes.map(({ route, owner, is, head, text }) => {
    const lines = [
      ...head.flatMap(({ name, before: was, after: now }) => [`- ${name}: ${was}`, `+ ${name}: ${now}`]),
      ...text,
    ].flatMap((line) => [line.startsWith('-') ? html`<del>${line}</del>` : html`<ins>${line}</ins>`, '\n']);
    const pairs = widths.map((width, index) => {
      const [was, now] = [before.get(route)?.[index], after.get(route)?.[index]];
      const same = was && now?.equals(was) ? ', which looks the same' : '';
      return html`<div class="pair">
        ${figure(was, `before, ${width} px`)}${figure(now, `after, ${width} px${same}`)}
      </div>`;
    });
    return html`<section>
      <h2>${route}</h2>
      <p>${is}, ${owner}</p>
      ${lines.length > 0 && html`<pre>${lines}</pre>`}${pairs}
    </section>`;
  });
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${sheet}
      </head>
      <body>
        <h1>${title}</h1>
        <ul>
          ${apps.map((app) => html`<li>${app}</li>`)}
        </ul>
        ${sections}
      </body>
    </html> `.text;
}
