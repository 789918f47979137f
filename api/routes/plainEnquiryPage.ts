import type { FastifyReply } from 'fastify';
import {
  budgetOptions,
  type ContactPayload,
  type FormAnswer,
  fieldLimits,
  requiredFields,
  serviceInterestOptions,
} from 'shared-content/forms';
import { html, type Html } from 'shared-content/server/html';
import type { Config } from '../config/config';
import { enquiryColumns } from '../storage/enquiries/enquiryColumns';
import { composePlainPage, type PageConfig } from '../http/plainPage';

type Typed = { readonly [field in keyof ContactPayload]?: unknown };

const choices: { readonly [field in keyof ContactPayload]?: readonly { value: string; label: string }[] } = {
  budget: budgetOptions,
  serviceInterest: ['', ...serviceInterestOptions].map((value) => ({ value, label: value })),
};

/** One field with what was typed. The first empty required one gets the focus. */
function renderField(field: keyof ContactPayload, label: string, typed: Typed, focused: boolean): Html {
  const value = String(typed[field] ?? '');
  const isRequired = (requiredFields as readonly string[]).includes(field);
  const common = html`id="${field}" name="${field}" ${isRequired && html`aria-required="true"`}
  ${isRequired && value.trim() === '' && html`aria-invalid="true"`} ${focused && html`autofocus`}`;
  const options = choices[field];
  return html`<label for="${field}">${label}${!isRequired && ' (optional)'}</label> ${
      options
        ? html`<select ${common}>
            ${options.map(
              (option) =>
                html`<option value="${option.value}" ${option.value === value && html`selected`}>
                  ${option.label}
                </option>`,
            )}
          </select>`
        : field === 'description'
          ? // Browsers drop the first line break of a textarea, so this one is not the visitor's.
            html`<textarea rows="8" ${common}>${'\n'}${value}</textarea>`
          : html`<input
              type="${field === 'email' ? 'email' : field === 'phone' ? 'tel' : 'text'}"
              maxlength="${fieldLimits[field as keyof typeof fieldLimits]}"
              value="${value}"
              ${common}
            />`
    }`;
}

/** The whole form with what was typed, to correct and send again. */
function renderForm(typed: Typed): Html {
  const columns = enquiryColumns.flatMap(({ field, label }) => (field ? [{ field, label }] : []));
  const missing = columns.find(
    ({ field }) =>
      (requiredFields as readonly string[]).includes(field) && !String(typed[field] ?? '').trim(),
  );
  return html`<form method="post" novalidate>
    ${columns.map(({ field, label }) => renderField(field, label, typed, field === missing?.field))}
    <button>Send Message</button>
  </form>`;
}

/**
 * Makes an answer of the form a page: thanks, or what is wrong with what was typed.
 *
 * @param typed the fields of the request; not an object where the request was refused before it was read
 */
export function sendEnquiryPage(
  reply: FastifyReply,
  { success, message, error }: FormAnswer,
  typed: unknown,
  config: PageConfig & Pick<Config, 'siteUrl'>,
): string {
  const form = !success && typeof typed === 'object' && typed !== null ? renderForm(typed) : undefined;
  return composePlainPage(
    reply,
    {
      heading: success ? 'Your message has reached us' : 'Your message isn’t sent yet',
      text: `${message ?? error ?? ''}${success || form ? '' : ' Go back to find what you typed.'}`,
      form,
    },
    config,
  );
}
