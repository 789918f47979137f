import { useLayoutEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'shared-content/ui';
import { type ContactTopic, getTopic } from '../../content/topics';
import type { ContactValues } from '../../forms/contactValues';
import { valueOf } from '../../forms/valueOf';

interface ShownTopic {
  readonly topic: ContactTopic | undefined;
  /** Company, budget and service are asked for; also of an applicant who has filled one in before this page ran. */
  readonly asksProject: boolean;
}

/**
 * What the address says that the visitor comes about, once the page runs: the prerendered document knows no address. The
 * subject goes into the description and the service is chosen, unless the visitor has written or chosen something.
 */
export function useTopic({ control, setValue }: UseFormReturn<ContactValues>): ShownTopic {
  const [search] = useSearchParams();
  const about = search.get('about');
  const job = search.get('job');
  const [shown, setShown] = useState<ShownTopic>({ topic: undefined, asksProject: true });
  // What stands in the form by our doing alone, and may be replaced.
  const ours = useRef({ description: '', interest: '' });

  // Before the first paint, where a click led here.
  useLayoutEffect(() => {
    const next = getTopic({ about, job });
    const description = next ? `${next.subject}\n\n` : '';
    if (valueOf(control, 'description').trim() === ours.current.description.trim()) {
      if (description !== ours.current.description) setValue('description', description);
      ours.current.description = description;
    }
    const interest = next?.interest ?? '';
    if (valueOf(control, 'serviceInterest') === ours.current.interest) {
      if (interest !== ours.current.interest) setValue('serviceInterest', interest);
      ours.current.interest = interest;
    }
    const filled = (['company', 'budget', 'serviceInterest'] as const).some((name) => valueOf(control, name));
    setShown({ topic: next, asksProject: filled || (next?.kind ?? 'project') === 'project' });
  }, [about, job, control, setValue]);
  return shown;
}
