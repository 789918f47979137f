import { useLayoutEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ContactValues } from '../../forms/contactValues';
import { type Draft, keepInDraft, readDraft } from '../../forms/draft';
import { valueOf } from '../../forms/valueOf';

/**
 * Brings back what was typed in this tab and never sent, and keeps what is typed now. A field that holds something
 * already, typed before this script came or restored by the browser, stays as it is.
 */
export function useDraft({ control, setValue, watch }: UseFormReturn<ContactValues>): void {
  // Before useTopic, which writes its subject into an empty description alone.
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(readDraft()) as [keyof Draft, string][])
      if (valueOf(control, name) === '') setValue(name, value);
    const watching = watch((values, { name, type }) => {
      // The visitor's own doing: what a link or a reset writes is no word of theirs.
      if (name !== undefined && type === 'change') keepInDraft(name, values[name]);
    });
    return () => watching.unsubscribe();
  }, [control, setValue, watch]);
}
