import { useLayoutEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { honeypotField } from 'shared-content/forms';
import { type ContactValues, emptyContact, getFieldValue } from '../../forms/contactValues';

/** The visitor's unsent text, by field. */
export type Draft = { [field in Exclude<keyof ContactValues, typeof honeypotField>]?: string };

/** The entry of `sessionStorage` with the draft. */
export const draftKey = 'contact-draft';
/** Replaces a storage that the browser refuses; it lasts until the next document. */
let memory = '{}';

const isField = (name: string): name is keyof Draft => name in emptyContact && name !== honeypotField;

/** The draft of this tab. It survives page changes, reload and Back, and never leaves the device. */
export function readDraft(): Draft {
  const fields = Object.entries(parse(stored()) ?? {});
  return Object.fromEntries(fields.filter(([name, value]) => isField(name) && typeof value === 'string'));
}

function stored(): string {
  try {
    return sessionStorage.getItem(draftKey) ?? '{}';
  } catch {
    return memory;
  }
}

function parse(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text) as Record<string, unknown> | null;
  } catch {
    return null;
  }
}

/** Stores a field's current value; an empty one is removed. */
export function keepInDraft(name: string, value: unknown): void {
  if (!isField(name)) return;
  const { [name]: _before, ...others } = readDraft();
  write(typeof value === 'string' && value !== '' ? { ...others, [name]: value } : others);
}

/** Removes the draft once the message is sent. */
export function forgetDraft(): void {
  write({});
}

function write(draft: Draft): void {
  memory = JSON.stringify(draft);
  try {
    if (Object.keys(draft).length === 0) sessionStorage.removeItem(draftKey);
    else sessionStorage.setItem(draftKey, memory);
  } catch {
    // The storage is full or the browser's settings refuse it: use the tab's memory.
  }
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
      if (name !== undefined && type === 'change') keepInDraft(name, values[name]);
    });
    return () => watching.unsubscribe();
  }, [control, setValue, watch]);
}
