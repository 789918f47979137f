import { removeMailFiles } from '../mail/mailTransport';
import type { Department, EnquiryStatus, HeldReason } from '../storage/engine/database';
import { correctableColumns, getColumnValue } from '../storage/enquiries/enquiryColumns';
import { newId } from '../storage/engine/identifiers';
import { blockSender, parseSender } from '../storage/enquiries/blockedSenders';
import {
  correctEnquiry,
  deleteEnquiry,
  moveEnquiry,
  noteEnquiry,
  releaseEnquiry,
  replyToEnquiry,
  setEnquiryStatus,
} from '../storage/enquiries/changeEnquiry';
import type { ListedEnquiry } from '../storage/enquiries/readEnquiries';
import { idPattern, refuseForm } from './forms';
import type { OwnerAction } from './ownerActions';

/** The desk's names of departments, by key. */
export const departmentNames = { general: 'General', career: 'Careers', projects: 'Projects' } as const;
export const departments = Object.keys(departmentNames) as Department[];

export const departmentField = {
  name: 'department',
  label: 'Department',
  type: 'select',
  choices: Object.entries(departmentNames),
} as const;
const statusButtons = [
  ['answered', 'Mark as answered'],
  ['new', 'Reopen'],
  ['spam', 'Spam'],
] as const satisfies [EnquiryStatus, string][];
const long = { required: true, rows: 8, most: 20_000 } as const;

const heldWords: Record<HeldReason, string> = {
  honeypot: 'A program probably sent it. The department got a marked mail. The sender got no confirmation.',
  'captcha-away':
    'The captcha could not be checked on arrival. The department got a marked mail. The sender knows that a person looks at it first.',
  blocked: 'You blocked this sender. No notification and no confirmation were sent.',
};

/** The answer to the visitor. The form carries the answer's id, so that a second submit sends nothing. */
export const replyAction: OwnerAction<ListedEnquiry> = {
  name: 'reply',
  fields: ({ email }) => [
    { name: 'reply', type: 'hidden', value: newId() },
    {
      name: 'body',
      label: `Answer to ${email}; the mail quotes their message below it`,
      type: 'textarea',
      ...long,
    },
  ],
  button: () => 'Send the answer',
  look: 'main',
  done: 'The answer is on its way. The enquiry is answered.',
  run: ({ db, actor, webhook }, { id }, { reply = '', body }) => {
    const text = cleanText(body).slice(0, 20_000);
    if (!new RegExp(`^${idPattern}$`).test(reply) || text === '') refuseForm('No answer');
    return replyToEnquiry(db, id, text, { replyId: reply, actor, webhook });
  },
};

/** What else the owner can do with an enquiry. */
export const enquiryActions: readonly OwnerAction<ListedEnquiry>[] = [
  {
    name: 'release',
    title: 'Held',
    lead: ({ held_reason }) => heldWords[held_reason ?? 'honeypot'],
    button: () => 'Release',
    look: 'main',
    offered: ({ held }) => held,
    done: 'Released. Its mails are on their way.',
    run: ({ db, actor, webhook }, { id }) => releaseEnquiry(db, id, { actor, webhook }),
  },
  {
    name: 'status',
    title: 'Status',
    fields: ({ status }) => [{ name: 'status', type: 'buttons', value: status, choices: statusButtons }],
    done: 'The status is changed.',
    run: ({ db, actor, webhook }, { id }, { status }) =>
      setEnquiryStatus(db, id, status as EnquiryStatus, actor, { webhook }),
  },
  {
    name: 'note',
    fields: ({ note: value }) => [
      { name: 'note', label: 'Internal note', type: 'textarea', value, rows: 4, most: 5_000 },
    ],
    button: () => 'Save the note',
    done: 'The note is saved.',
    run: ({ db, actor }, { id }, { note }) => noteEnquiry(db, id, cleanText(note).slice(0, 5_000), actor),
  },
  {
    name: 'department',
    fields: ({ department: value }) => [{ ...departmentField, value }],
    button: () => 'Move',
    done: 'Moved. The department gets a mail.',
    run: ({ db, actor }, { id }, { department }) => moveEnquiry(db, id, department as Department, actor),
  },
  {
    name: 'correct',
    fold: 'Correct the contact details',
    fields: (enquiry) =>
      correctableColumns().map((column) => ({
        name: column.key,
        label: column.label,
        type: column.correctedBy!,
        value: getColumnValue(enquiry, column),
        optional: true,
        most: 200,
      })),
    button: () => 'Save the correction',
    done: 'The correction is saved.',
    run: ({ db, actor }, { id }, values) => {
      const given = Object.entries(values).map(([key, value]) => [key, value && cleanLine(value)]);
      return correctEnquiry(db, id, Object.fromEntries(given), actor);
    },
  },
  {
    name: 'block',
    button: () => 'Block this sender',
    done: 'Blocked. Further enquiries of this sender are held, and no mail is sent about them.',
    run: ({ db, actor }, { email }) =>
      blockSender(db, parseSender(email) ?? refuseForm('No sender'), { actor }),
  },
  {
    name: 'delete',
    fold: 'Delete this enquiry',
    fields: () => [{ name: 'sure', type: 'check', label: 'I know that this cannot be undone' }],
    button: () => 'Delete permanently',
    look: 'danger',
    done: 'The enquiry is deleted.',
    removes: true,
    run: async ({ db, config, actor }, { id }) => {
      const mails = await deleteEnquiry(db, id, actor);
      if (mails) removeMailFiles(config.dataDir, mails);
      return mails !== undefined;
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
