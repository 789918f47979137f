import { useLayoutEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { honeypotField } from 'shared-content/forms';
import {
  type ContactContent,
  type ContactValues,
  emptyContact,
  getFieldValue,
} from '../../forms/contactValues';
import { createSeed, getIdempotencyKey } from '../../forms/idempotencyKey';
import { readStored, writeStored } from '../../forms/tabStorage';

/** The visitor's unsent text, by field. */
type Draft = { [field in keyof ContactContent]?: string } & {
  /** Of the keys under which this text was sent. It is the same after a reload: the server's answer may have been lost. */
  seed?: string;
};

type DraftField = Exclude<keyof Draft, 'seed'>;

/** The stored entry with the draft. */
export const draftKey = 'contact-draft';

const isField = (name: string): name is DraftField => name in emptyContact && name !== honeypotField;

export function readDraft(): Draft {
  try {
    return JSON.parse(readStored(draftKey) || '{}') as Draft;
  } catch {
    return {};
  }
}

const write = (draft: Draft): void =>
  writeStored(draftKey, Object.keys(draft).length === 0 ? '' : JSON.stringify(draft));

/** Stores a field's current value; an empty one is removed. */
function keepInDraft(name: DraftField, value: string | null | undefined): void {
  const { [name]: _before, ...others } = readDraft();
  write(value ? { ...others, [name]: value } : others);
}

/** The seed where the browser's settings refuse the storage. */
let seedInMemory: string | undefined;

/**
 * Stores all that is about to be sent, also what a link has filled in.
 *
 * @returns the idempotency key of the content
 */
export function storeAndGetKey(content: ContactContent): string {
  const seed = (seedInMemory = readDraft().seed ?? seedInMemory ?? createSeed());
  const filled = Object.entries(content).filter(([, value]) => value !== '');
  write({ ...Object.fromEntries(filled), seed });
  return getIdempotencyKey(seed, content);
}

/** Removes the draft once the message is sent: from then on, the same words are another enquiry. */
export function forgetDraft(): void {
  seedInMemory = undefined;
  write({});
}

/**
 * Restores what was typed in this tab and never sent, and stores what is typed now. A field that already has a value
 * (typed before this script ran, or restored by the browser) stays as it is, and is stored.
 */
export function useDraft({ control, setValue, watch }: UseFormReturn<ContactValues>): void {
  // Before useTopic, which writes its subject only into an empty description.
  useLayoutEffect(() => {
    const draft = readDraft();
    for (const name of Object.keys(emptyContact).filter(isField)) {
      const typed = getFieldValue(control, name);
      if (typed !== '') keepInDraft(name, typed);
      else if (draft[name]) setValue(name, draft[name]);
    }
    const watching = watch((values, { name, type }) => {
      // Only the visitor's own changes: what a link or a reset writes is not stored.
      if (name !== undefined && isField(name) && type === 'change') keepInDraft(name, values[name]);
    });
    return () => watching.unsubscribe();
  }, [control, setValue, watch]);
}
