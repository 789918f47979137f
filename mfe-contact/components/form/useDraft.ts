import { useLayoutEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { honeypotField } from 'shared-content/forms';
import { type ContactValues, emptyContact, getFieldValue } from '../../forms/contactValues';

/** The visitor's unsent text, by field. */
type Draft = { [field in Exclude<keyof ContactValues, typeof honeypotField>]?: string };

/** The entry of `sessionStorage` with the draft. */
export const draftKey = 'contact-draft';

const isField = (name: string): name is keyof Draft => name in emptyContact && name !== honeypotField;

/** The draft of this tab. It survives page changes, reload and Back, and never leaves the device. */
export function readDraft(): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') as Draft;
  } catch {
    // The browser's settings refuse the storage, or the text is no draft.
    return {};
  }
}

function write(draft: Draft): void {
  try {
    if (Object.keys(draft).length === 0) sessionStorage.removeItem(draftKey);
    else sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // The storage is full or refused: nothing is kept.
  }
}

/** Stores a field's current value; an empty one is removed. */
function keepInDraft(name: keyof Draft, value: string | null | undefined): void {
  const { [name]: _before, ...others } = readDraft();
  write(value ? { ...others, [name]: value } : others);
}

/** Removes the draft once the message is sent. */
export const forgetDraft = (): void => write({});

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
