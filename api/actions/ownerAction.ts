import type { Kysely } from 'kysely';
import type { Config } from '../config/config';
import type { Database } from '../storage/engine/database';

/** One value that an action takes: a field of the desk's form, an argument or option of the command. */
export interface ActionField {
  readonly name: string;
  readonly help: string;
  readonly choices?: readonly string[];
  readonly type?: 'text' | 'email' | 'tel';
  /** An option of the command; the form may leave it out. */
  readonly optional?: true;
}

export type ActionValues = Readonly<Record<string, string | undefined>>;

/** Who acts, and on what. */
export interface ActionContext {
  readonly db: Kysely<Database>;
  readonly config: Pick<Config, 'webhook'>;
  /** The person in the audit log. */
  readonly actor: string;
}

/** An action of the owner's on one record. The desk's form and the command are both made of it. */
export interface OwnerAction {
  /** The last part of the form's address, and the command. */
  readonly name: string;
  /** The command where it has another name. */
  readonly command?: string;
  readonly help: string;
  readonly fields?: readonly ActionField[];
  /** The message when something was changed. */
  readonly done: string;
  /** Returns false when there was nothing to change. */
  readonly run: (context: ActionContext, id: string, values: ActionValues) => Promise<boolean>;
}

/** The message when there was nothing to change. */
export const nothingDone = 'Nothing had to be changed.';

/** Normalizes line breaks and removes other control characters. */
export function cleanText(text = ''): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** One line of at most 200 characters. */
export const cleanLine = (text = ''): string => cleanText(text).replace(/\s+/g, ' ').slice(0, 200);
