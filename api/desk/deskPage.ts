import type { FastifyReply } from 'fastify';
import { html, type Html } from 'shared-content/server/html';
import { companyName } from 'shared-content/content';
import type { Config } from '../config/config';
import type { Db } from '../storage/engine/database';

/** What the desk's routes receive. */
export interface DeskContext {
  readonly config: Config;
  readonly db: Db;
  /** Wakes the mail worker after something has queued a mail. */
  readonly wake?: (() => void) | undefined;
}

const rooms = [
  ['/enquiries', 'Enquiries'],
  ['/person', 'Personal data'],
] as const;

interface DeskPage {
  readonly title: string;
  readonly main: Html;
  readonly current?: (typeof rooms)[number][0];
  /** What was just done. Screen readers announce it. */
  readonly notice?: string | undefined;
}

/** Sends one whole desk document. It has no script and no picture, and one stylesheet of its own. */
export function sendPage(reply: FastifyReply, { title, main, current, notice }: DeskPage): FastifyReply {
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${companyName} desk</title>
        <link rel="stylesheet" href="/desk.css" />
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header class="top">
          <div class="brand">${companyName} <span>desk</span></div>
          <nav aria-label="Desk">
            ${rooms.map(
              ([path, name]) =>
                html`<a href="${path}" ${current === path && html`aria-current="page"`}>${name}</a>`,
            )}
          </nav>
        </header>
        <main id="main" tabindex="-1">
          ${notice !== undefined && html`<p class="notice" role="status">${notice}</p>`}
          <h1>${title}</h1>
          ${main}
        </main>
      </body>
    </html>`;
  return reply.type('text/html; charset=utf-8').send(document.text);
}

/** The id of a record in an address. */
export const idPattern = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** One value of a form or query; empty when it is missing. deskServer.ts refuses a name that is given twice. */
export const getField = (fields: unknown, name: string): string =>
  (fields as Record<string, string> | undefined)?.[name] ?? '';

/** Answers 400: no form of ours sends this. */
export function refuseForm(reason: string): never {
  throw Object.assign(new Error(reason), { statusCode: 400 });
}
