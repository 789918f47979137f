import type { Department, EnquiryStatus } from '../storage/engine/database';
import { correctableColumns } from '../storage/engine/enquiryColumns';
import {
  correctEnquiry,
  moveEnquiry,
  noteEnquiry,
  releaseEnquiry,
  setEnquiryStatus,
} from '../storage/enquiries/changeEnquiry';
import { replyToEnquiry } from '../storage/enquiries/replyToEnquiry';
import { idPattern, type OwnerAction, refuseForm } from './actionForms';

export const departments: readonly Department[] = ['general', 'career', 'projects'];
export const statuses: readonly EnquiryStatus[] = ['new', 'answered', 'spam'];

/** What the owner can do with an enquiry, besides deleting it. */
export const enquiryActions: readonly OwnerAction[] = [
  {
    name: 'release',
    done: 'Released; its mails are on their way.',
    run: ({ db, actor, config }, id) =>
      releaseEnquiry(db, id, { actor, webhook: config.webhook !== undefined }),
  },
  {
    name: 'status',
    fields: [{ name: 'status', choices: statuses }],
    done: 'The status is changed.',
    run: ({ db, actor, config }, id, { status }) =>
      setEnquiryStatus(db, id, status as EnquiryStatus, actor, { webhook: config.webhook !== undefined }),
  },
  {
    name: 'department',
    fields: [{ name: 'department', choices: departments }],
    done: 'Moved; the department is told by mail.',
    run: ({ db, actor }, id, { department }) => moveEnquiry(db, id, department as Department, actor),
  },
  {
    name: 'note',
    fields: [{ name: 'note' }],
    done: 'The note is saved.',
    run: ({ db, actor }, id, { note }) => noteEnquiry(db, id, cleanText(note).slice(0, 5_000), actor),
  },
  {
    name: 'correct',
    get fields() {
      return correctableColumns().map(
        ({ key, correctedBy }) => ({ name: key, type: correctedBy!, optional: true }) as const,
      );
    },
    done: 'The correction is saved.',
    run: ({ db, actor }, id, values) => {
      const given = Object.entries(values).map(([key, value]) => [key, value && cleanLine(value)]);
      return correctEnquiry(db, id, Object.fromEntries(given), actor);
    },
  },
  {
    // The form carries the answer's id, so that a second submit sends nothing.
    name: 'reply',
    fields: [{ name: 'reply' }, { name: 'body' }],
    done: 'The answer is on its way; the enquiry is answered.',
    run: ({ db, config, actor }, id, { reply = '', body }) => {
      const text = cleanText(body).slice(0, 20_000);
      if (!new RegExp(`^${idPattern}$`).test(reply) || text === '') refuseForm('No answer');
      return replyToEnquiry(db, id, text, { replyId: reply, actor, webhook: config.webhook !== undefined });
    },
  },
];

/** Normalizes line breaks and removes other control characters. */
function cleanText(text = ''): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** One line of at most 200 characters. */
const cleanLine = (text = ''): string => cleanText(text).replace(/\s+/g, ' ').slice(0, 200);
