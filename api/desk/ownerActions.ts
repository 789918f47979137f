import type { FastifyInstance } from 'fastify';
import { html, type Html } from 'shared-content/server/html';
import type { Config } from '../config/config';
import { csrfField, type Field, fieldMarkup, fieldText, idPattern, refuseForm } from './forms';
import type { Room } from './deskPage';
import type { DeskContext } from './deskPage';
import type { DeskSession } from './signIn';

/** Who acts, and on what. `webhook`: the owner's webhook is to be called. */
type Acting = Pick<DeskContext, 'db' | 'config'> & { readonly actor: string; readonly webhook: boolean };

/** An action of the owner's on one record. Its panel, its route and its notice follow this description. */
export interface OwnerAction<Row> {
  /** The last part of the form's address. */
  readonly name: string;
  readonly title?: string;
  /** What is said above the form. */
  readonly lead?: (row: Row, config: Config) => Html | string | false;
  readonly fields?: (row: Row, config: Config) => readonly Field[];
  /** The button's label. Fields of the type `buttons` need none. */
  readonly button?: (row: Row) => string;
  readonly look?: 'main' | 'danger';
  /** Folds the form behind this summary. */
  readonly fold?: string;
  /** Whether the page offers it now. A form that was sent twice comes even when it does not. */
  readonly offered?: (row: Row) => boolean;
  /** The message when something was changed. */
  readonly done: string;
  /** The record is gone afterwards, so the list is shown. */
  readonly removes?: true;
  /** Returns false when there was nothing to change. */
  readonly run: (
    acting: Acting,
    row: Row,
    values: Readonly<Record<string, string | undefined>>,
  ) => Promise<boolean>;
}

/** What the page of a record is made of. */
export interface RecordContext<Row> {
  readonly row: Row;
  readonly session: DeskSession;
  readonly config: Config;
}

/** Panels with the forms of the actions that a record's page offers. */
export function actionPanels<Row extends { id: string }>(
  base: string,
  actions: readonly OwnerAction<Row>[],
  { row, session, config }: RecordContext<Row>,
): Html[] {
  return actions
    .filter(({ offered }) => offered?.(row) ?? true)
    .map(({ name, title, lead, fields, button, look, fold }) => {
      const form = html`<form method="post" action="${base}/${row.id}/${name}">
        ${csrfField(session)}
        ${fields?.(row, config).map((field) => html`<div class="field">${fieldMarkup(field)}</div>`)}
        ${button && html`<button ${look && html`class="${look}"`}>${button(row)}</button>`}
      </form>`;
      const said = lead?.(row, config);
      return html`<section class="panel" ${title && html`aria-labelledby="${name}-title"`}>
        ${title && html`<h2 id="${name}-title">${title}</h2>`}
        ${typeof said === 'string' ? html`<p>${said}</p>` : said}
        ${
          fold === undefined
            ? form
            : html`<details>
                <summary>${fold}</summary>
                ${form}
              </details>`
        }
      </section>`;
    });
}

/** Registers a route for each action. It runs the action, and then shows the record, or the list, with the result. */
export function actionRoutes<Row>(
  server: FastifyInstance,
  { db, config, wake }: DeskContext,
  { path, missing }: Room,
  actions: readonly OwnerAction<Row>[],
  find: (id: string) => Promise<Row | undefined>,
): void {
  for (const { name, fields, removes, run } of actions)
    server.post<{ Params: { id: string } }>(`${path}/:id(${idPattern})/${name}`, async (request, reply) => {
      const { id } = request.params;
      const row = await find(id);
      if (!row) return missing(request, reply);
      const values = Object.fromEntries(
        (fields?.(row, config) ?? []).map((field) => [field.name, readField(field, request.body)]),
      );
      const { actor } = request.deskSession!;
      const done = await run({ db, config, actor, webhook: config.webhook !== undefined }, row, values);
      wake?.();
      return reply.redirect(`${path}${done && removes ? '' : `/${id}`}?done=${done ? name : 'nothing'}`, 303);
    });
}

/** Reads a value. An optional email that is no address counts as missing; a choice that no form offers is refused. */
function readField({ name, choices, type, optional }: Field, body: unknown): string | undefined {
  const text = fieldText(body, name);
  if (choices && !choices.some(([choice]) => choice === text)) refuseForm('A value that no form offers');
  if (type === 'check' && text !== 'yes') refuseForm('Not sure');
  const given = Object.hasOwn(Object(body), name);
  const usable = given && (type !== 'email' || /^[^\s@]+@[^\s@]+$/.test(text.trim()));
  return optional && !usable ? undefined : text;
}
