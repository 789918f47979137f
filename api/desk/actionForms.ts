import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DeskContext } from './deskContext';

/** The id of a record in an address. */
export const idPattern = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** One value of a form or query. Empty when it is missing, given twice, or holds a character that PostgreSQL refuses. */
export function fieldText(fields: unknown, name: string): string {
  const value = (fields as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' && !/\0|\p{Cs}/u.test(value) ? value : '';
}

/** Answers 400: no form of ours sends this. */
export function refuseForm(reason: string): never {
  throw Object.assign(new Error(reason), { statusCode: 400 });
}

/** An address from a form. It is refused unless a mail can be addressed to it. */
export function fieldAddress(fields: unknown, name: string): string {
  const address = fieldText(fields, name).trim();
  return /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(address) ? address : refuseForm('No address');
}

/** Words on one line, of at most 200 characters. */
export const fieldWords = (fields: unknown, name: string): string =>
  fieldText(fields, name).replace(/\s+/g, ' ').trim().slice(0, 200);

/** One value of an action's form. */
interface ActionField {
  readonly name: string;
  readonly choices?: readonly string[];
  readonly type?: 'text' | 'email' | 'tel';
  /** The form may leave it out. */
  readonly optional?: true;
}

/** An action of the owner's on one record. */
export interface OwnerAction {
  /** The last part of the form's address. */
  readonly name: string;
  readonly fields?: readonly ActionField[];
  /** The message when something was changed. */
  readonly done: string;
  /**
   * Returns false when there was nothing to change.
   *
   * @param actor the person in the audit log
   */
  readonly run: (
    context: Pick<DeskContext, 'db' | 'config'> & { readonly actor: string },
    id: string,
    values: Readonly<Record<string, string | undefined>>,
  ) => Promise<boolean>;
}

/** A page's answer to a record that does not exist. */
type Missing = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Registers a form for each action on one record. It runs the action, and then shows the record with the result. */
export function actionForms(
  server: FastifyInstance,
  { db, config, wake }: DeskContext,
  actions: readonly OwnerAction[],
  { base, find, missing }: { base: string; find: (id: string) => Promise<unknown>; missing: Missing },
): void {
  for (const { name, fields = [], run } of actions)
    server.post<{ Params: { id: string } }>(`${base}/:id(${idPattern})/${name}`, async (request, reply) => {
      const { id } = request.params;
      if (!(await find(id))) return missing(request, reply);
      const values = Object.fromEntries(fields.map((field) => [field.name, readField(field, request.body)]));
      const done = await run({ db, config, actor: request.deskSession!.actor }, id, values);
      wake?.();
      return reply.redirect(`${base}/${id}?done=${done ? name : 'nothing'}`, 303);
    });
}

/** Reads a value. An optional email that is no address counts as missing; a choice that no form offers is refused. */
function readField({ name, choices, type, optional }: ActionField, body: unknown): string | undefined {
  const given = Object.hasOwn(Object(body), name);
  const text = fieldText(body, name);
  if (choices && !choices.includes(text)) refuseForm('A value that no form offers');
  if (optional && (!given || (type === 'email' && !/^[^\s@]+@[^\s@]+$/.test(text.trim())))) return undefined;
  return text;
}
