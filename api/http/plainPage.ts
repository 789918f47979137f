import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { companyName } from 'shared-content/content';
import type { Config } from '../config/config';
import { Html, html } from 'shared-content/server/html';

/** The content of a page of the API: behind a link in a mail, or the answer to a form sent without scripts. */
export interface PlainPage {
  readonly heading: string;
  readonly text: string;
  /** Posts to the page's own address. A GET changes nothing, because mail scanners open every link. */
  readonly button?: string;
  /** A form of its own. It posts to the page's own address, which needs the page's origin (Origin header). */
  readonly form?: Html | undefined;
}

export type PageConfig = Pick<Config, 'siteUrl'>;

const style = `
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; box-sizing: border-box;
    background: #070d14; color: #eaf2f3; font: 17px/1.6 system-ui, sans-serif; }
  h1 { margin: 0 0 8px; font-size: 28px; line-height: 1.2; letter-spacing: -0.02em; }
  main { max-width: 34rem; }
  p { margin: 0 0 24px; color: #a9bcc4; }
  label { display: block; margin: 0 0 4px; }
  input, select, textarea { width: 100%; margin: 0 0 16px; padding: 10px 12px; box-sizing: border-box; color: inherit;
    background: #0b1520; border: 1px solid #5b7680; border-radius: 8px; font: inherit; }
  [aria-invalid] { border-color: #ff9b93; }
  a { color: #3fd6b4; }
  button { min-height: 44px; padding: 0 24px; border: 0; border-radius: 8px; background: #3fd6b4; color: #07110f;
    font: inherit; font-weight: 600; cursor: pointer; }
  :focus-visible { outline: 2px solid #9af0dc; outline-offset: 3px; }
`;

/** No scripts, one style by its hash, and forms that can only post to us. */
const csp = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** Composes a page and sets the headers that it needs. No other site learns its address, and no search engine lists it. */
export function composePlainPage(
  reply: FastifyReply,
  { heading, text, button, form }: PlainPage,
  { siteUrl }: PageConfig,
): string {
  void reply
    .header('content-security-policy', csp)
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', form ? 'same-origin' : 'no-referrer')
    .type('text/html; charset=utf-8');
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${heading} – ${companyName}</title>
        ${new Html(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>${heading}</h1>
          <p>${text}</p>
          ${button && html`<form method="post"><button>${button}</button></form>`} ${form}
          <p><a href="${siteUrl}">${companyName}</a></p>
        </main>
      </body>
    </html>`.text;
}
