import type { FastifyReply, FastifyRequest } from 'fastify';
import { html, type Html } from 'shared-content/server/html';
import { fieldText, type OwnerAction } from './actionForms';

export interface DeskPage {
  title: string;
  main: Html;
  /** The session of the person who is signed in; without one there is no menu. */
  session?: { name: string; csrf: string } | undefined;
  current?: (typeof rooms)[number][0] | undefined;
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
              <form method="post" action="/sign-out">
                ${csrfField(session)}<button class="quiet">Sign out ${session.name}</button>
              </form>`
          }
        </header>
        <main id="main" tabindex="-1">
          ${notice !== undefined && html`<p class="notice" role="status">${notice}</p>`} ${main}
        </main>
      </body>
    </html>`;
  return reply.type('text/html; charset=utf-8').send(document.text);
}

/** The hidden field of every form. It proves that the posting page is ours. */
export function csrfField({ csrf }: { csrf: string }): Html {
  return html`<input type="hidden" name="csrf" value="${csrf}" />`;
}

/** Creates the function that sends one room's pages. `?done=…` chooses the notice of what was just done. */
export const roomPages =
  (siteName: string, current: NonNullable<DeskPage['current']>, notices: Record<string, string> = {}) =>
  (request: FastifyRequest, reply: FastifyReply, title: string, main: Html): FastifyReply =>
    sendPage(reply, siteName, {
      title,
      main,
      current,
      session: request.deskSession,
      notice: notices[fieldText(request.query, 'done')],
    });

/** A labelled field that takes the room left in a form of one line. `attributes` are further ones of the input. */
export function barField(name: string, label: string, attributes: Html): Html {
  return html`<div class="grow">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" ${attributes} />
  </div>`;
}

/** The notice of each action, by the name that `?done=` carries. */
export const getNotices = (actions: readonly OwnerAction[]): Record<string, string> => ({
  ...Object.fromEntries(actions.map(({ name, done }) => [name, done])),
  nothing: 'Nothing had to be changed.',
});

/** Creates the answer to the address of a record that does not exist. */
export const missingPage =
  (page: ReturnType<typeof roomPages>, thing: string, list: string) =>
  (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    page(
      request,
      reply.code(404),
      `No such ${thing}`,
      html`<h1>There is no such ${thing}</h1>
        <p><a href="${list}">To the list</a></p>`,
    );

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

/** A form of one button in a list. `label` is what screen readers say instead of its word. */
export function rowButton(
  session: { csrf: string },
  action: string,
  word: string,
  { label, fields }: { label?: string; fields?: Html } = {},
): Html {
  return html`<form method="post" action="${action}">
    ${csrfField(session)}${fields}<button class="quiet" ${label !== undefined && html`aria-label="${label}"`}>
      ${word}
    </button>
  </form>`;
}
