import { html, type Html } from 'shared-content/server/html';

/** The id of a record in an address. */
export const idPattern = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** One value of a form or query; empty when it is missing. deskServer.ts refuses a name that is given twice. */
export const fieldText = (fields: unknown, name: string): string =>
  (fields as Record<string, string> | undefined)?.[name] ?? '';

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

/** One field of a form. Its page shows it, and its route reads it, by this description. */
export interface Field {
  readonly name: string;
  readonly label?: string;
  /** `buttons`: one for each choice but the present one. `check`: must be ticked. Default: text. */
  readonly type?:
    'text' | 'email' | 'tel' | 'number' | 'search' | 'textarea' | 'select' | 'buttons' | 'check' | 'hidden';
  readonly value?: string | number | undefined;
  readonly choices?: readonly (readonly [value: string, label: string])[];
  /** The form may leave it out. */
  readonly optional?: true;
  readonly required?: true;
  /** The shortest and the longest value, or the largest number. */
  readonly least?: number;
  readonly most?: number;
  /** Lines of a text area. */
  readonly rows?: number;
  readonly hint?: string;
}

/** A field as markup, with its label above it. */
export function fieldMarkup(field: Field): Html {
  const { name, label, type = 'text', value, choices = [], required, least, most, rows, hint } = field;
  if (type === 'hidden') return html`<input type="hidden" name="${name}" value="${value}" />`;
  if (type === 'check')
    return html`<label class="check below"
      ><input type="checkbox" name="${name}" value="yes" required /> ${label}</label
    >`;
  if (type === 'buttons')
    return html`<div class="row">
      ${choices
        .filter(([choice]) => choice !== value)
        .map(
          ([choice, word]) =>
            html`<button name="${name}" value="${choice}" ${choice === choices[0]![0] && html`class="main"`}>
              ${word}
            </button>`,
        )}
    </div>`;
  const named = html`id="${name}" name="${name}"`;
  const limits = html`${required && html`required`} ${least !== undefined && html`minlength="${least}"`}
  ${most !== undefined && (type === 'number' ? html`min="1" max="${most}"` : html`maxlength="${most}"`)}
  ${rows !== undefined && html`rows="${rows}"`} ${hint !== undefined && html`placeholder="${hint}"`}`;
  const input =
    type === 'select'
      ? html`<select ${named}>
          ${choices.map(
            ([choice, word]) =>
              html`<option value="${choice}" ${choice === value && html`selected`}>${word}</option>`,
          )}
        </select>`
      : type === 'textarea'
        ? // A browser drops the first line feed of a text area.
          html`<textarea ${named} ${limits}>${'\n'}${value}</textarea>`
        : html`<input ${named} type="${type}" value="${value}" ${limits} />`;
  return html`<label for="${name}">${label}</label>${input}`;
}

/** The hidden field of every form. It proves that the posting page is ours. */
export const csrfField = ({ csrf }: { csrf: string }): Html =>
  html`<input type="hidden" name="csrf" value="${csrf}" />`;

/** A form in one line: fields that share the room, and one button. With a session it posts; without one it searches. */
export function barForm(
  action: string,
  fields: readonly Field[],
  button: string,
  session?: { csrf: string },
): Html {
  return html`<form
    class="bar"
    action="${action}"
    ${session ? html`method="post"` : html`method="get" role="search"`}
  >
    ${session && csrfField(session)}
    ${fields.map((field) =>
      field.type === 'hidden'
        ? fieldMarkup(field)
        : html`<div ${field.type !== 'select' && html`class="grow"`}>${fieldMarkup(field)}</div>`,
    )}
    <button ${session && html`class="main"`}>${button}</button>
  </form>`;
}

/** A form of one button. `label` is what screen readers say instead of its word. */
export function buttonForm(
  session: { csrf: string },
  action: string,
  word: string,
  { label, fields = [] }: { label?: string; fields?: readonly Field[] } = {},
): Html {
  return html`<form method="post" action="${action}">
    ${csrfField(session)}${fields.map(fieldMarkup)}<button
      class="quiet"
      ${label !== undefined && html`aria-label="${label}"`}
    >
      ${word}
    </button>
  </form>`;
}
