'use client';

import { useFormContext } from 'react-hook-form';
import { TextField } from 'shared-content/ui/forms';
import type { TextFieldContent } from '../../content/contactForm';
import type { ContactValues } from '../../forms/contactValues';
import { FieldLabel } from './FieldLabel';
import { getRequired } from './getRequired';

/** One line of text with its label and, when invalid, the error tied to it. */
export function ContactTextField({ field }: { field: TextFieldContent }) {
  const { register, formState } = useFormContext<ContactValues>();
  const { ref, ...handlers } = register(field.name);
  const error = formState.errors[field.name];
  const id = `contact-${field.name}`;
  return (
    <div>
      <FieldLabel htmlFor={id} optional={!field.missing}>
        {field.label}
      </FieldLabel>
      <TextField
        {...handlers}
        inputRef={ref}
        id={id}
        type={field.type}
        autoComplete={field.autoComplete}
        error={Boolean(error)}
        helperText={error?.message}
        slotProps={{ htmlInput: { ...getRequired(Boolean(field.missing)), maxLength: field.maxLength } }}
        fullWidth
      />
    </div>
  );
}
