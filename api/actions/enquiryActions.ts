import type { Department, EnquiryStatus } from '../storage/engine/database';
import { correctableColumns } from '../storage/engine/enquiryColumns';
import {
  correctEnquiry,
  moveEnquiry,
  noteEnquiry,
  setEnquiryStatus,
} from '../storage/enquiries/changeEnquiry';
import { releaseEnquiry } from '../storage/enquiries/releaseEnquiry';
import { cleanLine, cleanText, type OwnerAction } from './ownerAction';

export const departments: readonly Department[] = ['general', 'career', 'projects'];
export const statuses: readonly EnquiryStatus[] = ['new', 'answered', 'spam'];

/** What the owner can do with an enquiry, besides answering and deleting it. */
export const enquiryActions: readonly OwnerAction[] = [
  {
    name: 'release',
    help: 'treat a held enquiry as a real one: its mails are sent',
    done: 'Released; its mails are on their way.',
    run: ({ db, actor, config }, id) =>
      releaseEnquiry(db, id, { actor, webhook: config.webhook !== undefined }),
  },
  {
    name: 'status',
    help: 'say where one stands',
    fields: [{ name: 'status', help: 'where', choices: statuses }],
    done: 'The status is changed.',
    run: ({ db, actor, config }, id, { status }) =>
      setEnquiryStatus(db, id, status as EnquiryStatus, actor, { webhook: config.webhook !== undefined }),
  },
  {
    name: 'department',
    command: 'move',
    help: 'give one to another department, which is told by email; its retention period goes by the new one',
    fields: [{ name: 'department', help: 'where to', choices: departments }],
    done: 'Moved; the department is told by mail.',
    run: ({ db, actor }, id, { department }) => moveEnquiry(db, id, department as Department, actor),
  },
  {
    name: 'note',
    help: 'write down something about one; an empty text removes it',
    fields: [{ name: 'note', help: 'the note' }],
    done: 'The note is saved.',
    run: ({ db, actor }, id, { note }) => noteEnquiry(db, id, cleanText(note).slice(0, 5_000), actor),
  },
  {
    name: 'correct',
    help: 'correct what someone says about themselves',
    get fields() {
      return correctableColumns().map(
        ({ key, label, correctedBy }) =>
          ({ name: key, help: label, type: correctedBy!, optional: true }) as const,
      );
    },
    done: 'The correction is saved.',
    run: ({ db, actor }, id, values) => {
      const given = Object.entries(values).map(([key, value]) => [key, value && cleanLine(value)]);
      return correctEnquiry(db, id, Object.fromEntries(given), actor);
    },
  },
];
