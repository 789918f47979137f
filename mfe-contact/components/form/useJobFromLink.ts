import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'shared-content/ui';
import { contactForm } from '../../content/contactForm';
import type { ContactValues } from '../../forms/contactValues';
import { jobTitle } from '../../forms/jobTitle';

/** Who comes from an open position (`?job=…`) finds it named in the description, unless something stands there. */
export function useJobFromLink({ getValues, setValue }: UseFormReturn<ContactValues>) {
  const [search] = useSearchParams();
  const title = jobTitle(search.get('job'));
  useEffect(() => {
    if (title && !getValues('description')?.trim())
      setValue('description', `${contactForm.applicationFor}${title}\n\n`);
  }, [title, getValues, setValue]);
}
