import type { FastifyReply } from 'fastify';
import { type ContactPayload, type FormAnswer, formMessages, requiredFields } from 'shared-content/forms';
import { html, type Html } from 'shared-content/server/html';
import { enquiryColumns } from '../storage/enquiries/enquiryColumns';
import { composePlainPage, type PageConfig } from '../http/plainPage';

type Typed = { readonly [field in keyof ContactPayload]?: unknown };

/** What was chosen from a list cannot be wrong, so that it goes along unseen. */
const chosen: readonly (keyof ContactPayload)[] = ['budget', 'serviceInterest'];

/** The whole form with what was typed, to correct and send again. The first empty required field gets the focus. */
function renderForm(typed: Typed): Html {
  let hasFocus = false;
  const renderField = (field: keyof ContactPayload, label: string) => {
    const value = String(typed[field] ?? '');
    if (chosen.includes(field)) return html`<input type="hidden" name="${field}" value="${value}" />`;
    const isRequired = (requiredFields as readonly string[]).includes(field);
    const isMissing = isRequired && value.trim() === '';
    const attributes = html`id="${field}" name="${field}" ${isRequired && html`aria-required="true"`}
    ${isMissing && html`aria-invalid="true"`} ${isMissing && !hasFocus && html`autofocus`}`;
    hasFocus ||= isMissing;
    return html`<label for="${field}">${label}${!isRequired && ' (optional)'}</label> ${
        field === 'description'
          ? // Browsers drop the first line break of a textarea, so this one is not the visitor's.
            html`<textarea rows="8" ${attributes}>${'\n'}${value}</textarea>`
          : html`<input value="${value}" ${attributes} />`
      }`;
  };
  return html`<form method="post" novalidate>
    ${enquiryColumns.map(({ field, label }) => renderField(field, label))}
    <button>Send Message</button>
  </form>`;
}

/**
 * Makes an answer of the form a page: thanks, or what is wrong with what was typed.
 *
 * @param typed the fields of the request; not an object where the request was refused before it was read
 */
export function sendPlainEnquiryPage(
  reply: FastifyReply,
  { success, message, error }: FormAnswer,
  typed: unknown,
  config: PageConfig,
): string {
  const form = !success && typeof typed === 'object' && typed !== null ? renderForm(typed) : undefined;
  const page = {
    heading: success ? 'Your message has reached us' : 'Your message isn’t sent yet',
    text: `${message ?? error ?? formMessages.contact.failure}${success || form ? '' : ' Go back to find what you typed.'}`,
    form,
  };
  return composePlainPage(reply, page, config);
}
