import { useLayoutEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'shared-content/ui';
import { type ContactTopic, getTopic } from '../../content/topics';
import { type ContactValues, getFieldValue } from '../../forms/contactValues';

interface ShownTopic {
  readonly topic: ContactTopic | undefined;
  /** Whether company, budget and service are asked for; also when an applicant filled one in before hydration. */
  readonly asksProject: boolean;
}

/**
 * The visitor's topic by the address. It is known only on the client, because a prerendered document has no query. It
 * fills the description and chooses the service, unless the visitor has already done so.
 */
export function useTopic({ control, setValue }: UseFormReturn<ContactValues>): ShownTopic {
  const [search] = useSearchParams();
  const about = search.get('about');
  const job = search.get('job');
  const [shown, setShown] = useState<ShownTopic>({ topic: undefined, asksProject: true });
  // Values that this hook has filled in and may replace.
  const ours = useRef({ description: '', interest: '' });

  // Before the first paint, when a click led here.
  useLayoutEffect(() => {
    const next = getTopic({ about, job });
    const description = next ? `${next.subject}\n\n` : '';
    if (getFieldValue(control, 'description').trim() === ours.current.description.trim()) {
      if (description !== ours.current.description) setValue('description', description);
      ours.current.description = description;
    }
    const interest = next?.interest ?? '';
    if (getFieldValue(control, 'serviceInterest') === ours.current.interest) {
      if (interest !== ours.current.interest) setValue('serviceInterest', interest);
      ours.current.interest = interest;
    }
    const filled = (['company', 'budget', 'serviceInterest'] as const).some((name) =>
      getFieldValue(control, name),
    );
    setShown({ topic: next, asksProject: filled || (next?.kind ?? 'project') === 'project' });
  }, [about, job, control, setValue]);
  return shown;
}
