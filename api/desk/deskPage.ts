import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html, type Html } from 'shared-content/server/html';
import type { Config } from '../config/config';
import type { MailMessage } from '../mail/mailTransport';
import type { Db } from '../storage/engine/database';
import { buttonForm, fieldText } from './forms';

/** What the desk's routes receive. */
export interface DeskContext {
  readonly config: Config;
  readonly db: Db;
  /** Wakes the mail worker after something has queued a mail. */
  readonly wake?: (() => void) | undefined;
  /** Sends at once, past the queue: a sign-in link is not a record to keep. */
  readonly mail?: ((message: MailMessage) => Promise<void>) | undefined;
}

interface DeskPage {
  title: string;
  main: Html;
  /** The session of the person who is signed in; without one there is no menu. */
  session?: { name: string; csrf: string } | undefined;
  current?: RoomPath | undefined;
  /** What was just done. Screen readers announce it. */
  notice?: string | undefined;
}

const rooms = [
  ['/enquiries', 'Enquiries'],
  ['/leads', 'Leads'],
  ['/subscribers', 'Subscribers'],
  ['/newsletters', 'Newsletters'],
  ['/mails', 'Mails'],
] as const;
type RoomPath = (typeof rooms)[number][0];

/** Sends one whole desk document. It has no script and no picture, and one stylesheet of its own. */
export function sendPage(
  reply: FastifyReply,
  siteName: string,
  { title, main, session, current, notice }: DeskPage,
): FastifyReply {
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${siteName} desk</title>
        <link rel="stylesheet" href="/desk.css" />
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header class="top">
          <div class="brand">${siteName} <span>desk</span></div>
          ${
            session &&
            html`<nav aria-label="Desk">
                ${rooms.map(
                  ([path, name]) =>
                    html`<a href="${path}" ${current === path && html`aria-current="page"`}>${name}</a>`,
                )}
              </nav>
              ${buttonForm(session, '/sign-out', `Sign out ${session.name}`)}`
          }
        </header>
        <main id="main" tabindex="-1">
          ${notice !== undefined && html`<p class="notice" role="status">${notice}</p>`} ${main}
        </main>
      </body>
    </html>`;
  return reply.type('text/html; charset=utf-8').send(document.text);
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** One room of the desk: a list at a path of its own, and what lies below it. */
export interface Room {
  readonly path: string;
  readonly page: (request: FastifyRequest, reply: FastifyReply, title: string, main: Html) => FastifyReply;
  /** The answer where a record does not exist. */
  readonly missing: Answer;
  /** Registers a form that leads back to the list. `run` returns the key of its notice. */
  readonly post: (url: string, run: (request: FastifyRequest) => Promise<string>) => void;
}

/** Creates a room. `?done=…` chooses the notice of what was just done. */
export function createRoom(
  server: FastifyInstance,
  { config: { siteName }, wake }: DeskContext,
  room: { path: string; current: RoomPath; thing?: string; notices?: Record<string, string> },
): Room {
  const { path, current, thing, notices } = room;
  const page: Room['page'] = (request, reply, title, main) =>
    sendPage(reply, siteName, {
      title,
      main,
      current,
      session: request.deskSession,
      notice: { nothing: 'Nothing had to be changed.', ...notices }[fieldText(request.query, 'done')],
    });
  return {
    path,
    page,
    missing: (request, reply) =>
      page(
        request,
        reply.code(404),
        `No such ${thing}`,
        html`<h1>There is no such ${thing}</h1>
          <p><a href="${path}">To the list</a></p>`,
      ),
    post: (url, run) =>
      void server.post(url, async (request, reply) => {
        const done = await run(request);
        wake?.();
        return reply.redirect(`${path}?done=${done}`, 303);
      }),
  };
}

/** The notice of each action, by the name that `?done=` carries. */
export const getNotices = (actions: readonly { readonly name: string; readonly done: string }[]) =>
  Object.fromEntries(actions.map(({ name, done }) => [name, done]));

/** One record of a list. */
export interface ListRow {
  readonly who: Html | string;
  readonly facts: Html | string;
  /** A line below both. */
  readonly said?: Html | string | null;
}

/** A list of records; without any, the sentence `none`. */
export function rowList(rows: readonly ListRow[], none: string): Html {
  if (rows.length === 0) return html`<p class="empty">${none}</p>`;
  return html`<ul class="rows">
    ${rows.map(
      ({ who, facts, said }) =>
        html`<li>
          ${who !== '' && html`<div class="who">${who}</div>`}
          <div class="facts">${facts}</div>
          ${said && html`<div class="said">${said}</div>`}
        </li>`,
    )}
  </ul>`;
}

/** Links to the views of a list, of which one is shown. */
export const viewLinks = (
  label: string,
  views: readonly { readonly href: string; readonly title: Html | string; readonly shown: boolean }[],
): Html =>
  html`<nav aria-label="${label}">
    <ul class="views">
      ${views.map(
        ({ href, title, shown }) =>
          html`<li><a href="${href}" ${shown && html`aria-current="page"`}>${title}</a></li>`,
      )}
    </ul>
  </nav>`;
