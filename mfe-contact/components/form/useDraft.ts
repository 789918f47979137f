import { useLayoutEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ContactValues } from '../../forms/contactValues';
import { type Draft, keepInDraft, readDraft } from '../../forms/draft';
import { valueOf } from '../../forms/valueOf';

/**
 * Restores what was typed in this tab and never sent, and stores what is typed now. A field that already has a value
 * (typed before this script ran, or restored by the browser) stays as it is.
 */
export function useDraft({ control, setValue, watch }: UseFormReturn<ContactValues>): void {
  // Before useTopic, which writes its subject only into an empty description.
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(readDraft()) as [keyof Draft, string][])
      if (valueOf(control, name) === '') setValue(name, value);
    const watching = watch((values, { name, type }) => {
      // Only the visitor's own changes: what a link or a reset writes is not stored.
      if (name !== undefined && type === 'change') keepInDraft(name, values[name]);
    });
    return () => watching.unsubscribe();
  }, [control, setValue, watch]);
}
