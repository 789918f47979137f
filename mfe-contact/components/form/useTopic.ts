import { useLayoutEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'shared-content/ui';
import { type ContactTopic, getTopic } from '../../content/topics';
import { type ContactValues, getFieldValue } from '../../forms/contactValues';

/** The visitor's topic by the address. Only the client knows it: a prerendered document has no query. */
export function useTopic(): ContactTopic | undefined {
  const [search] = useSearchParams();
  const about = search.get('about');
  const job = search.get('job');
  const [topic, setTopic] = useState<ContactTopic>();
  // Before the first paint, when a click led here.
  useLayoutEffect(() => setTopic(getTopic({ about, job })), [about, job]);
  return topic;
}

interface TopicInForm {
  readonly topic: ContactTopic | undefined;
  /** Whether company, budget and service are asked for; also when an applicant filled one in before hydration. */
  readonly asksProject: boolean;
}

/** Fills the description and chooses the service by the topic, unless the visitor has already done so. */
export function useTopicInForm({ control, setValue }: UseFormReturn<ContactValues>): TopicInForm {
  const topic = useTopic();
  const [asksProject, setAsksProject] = useState(true);
  // Values that this hook has filled in and may replace.
  const ours = useRef({ description: '', interest: '' });

  useLayoutEffect(() => {
    const description = topic ? `${topic.subject}\n\n` : '';
    if (getFieldValue(control, 'description').trim() === ours.current.description.trim()) {
      if (description !== ours.current.description) setValue('description', description);
      ours.current.description = description;
    }
    const interest = topic?.interest ?? '';
    if (getFieldValue(control, 'serviceInterest') === ours.current.interest) {
      if (interest !== ours.current.interest) setValue('serviceInterest', interest);
      ours.current.interest = interest;
    }
    const filled = (['company', 'budget', 'serviceInterest'] as const).some((name) =>
      getFieldValue(control, name),
    );
    setAsksProject(filled || (topic?.kind ?? 'project') === 'project');
  }, [topic, control, setValue]);
  return { topic, asksProject };
}
