'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'shared-content/ui';
import { TextField } from 'shared-content/ui/forms';
import { contactForm } from '../../content/contactForm';
import { type ContactValues, countCharacters } from '../../forms/contactValues';
import { FieldLabel } from './FieldLabel';
import { getRequired } from './getRequired';

const { maxLength } = contactForm.description;
const id = 'contact-description';

// The counter shows only in the last fifth, because it distracts while there is ample room.
const countFrom = maxLength * 0.8;

const Field = styled('div')({ '& textarea': { resize: 'vertical', minHeight: '7.5rem' } });

interface DescriptionFieldProps {
  label: string;
  /** A hint for this visitor; without one, the question that fits any project. */
  hint: string | undefined;
}

/**
 * The project description. Too long a text is not cut off, because a maxlength attribute would silently cut a pasted
 * brief. Instead the hint counts down and below zero.
 */
export function DescriptionField({ label, hint = contactForm.description.hint }: DescriptionFieldProps) {
  const { control, register, formState } = useFormContext<ContactValues>();
  const { ref, ...handlers } = register('description');
  const length = countCharacters(useWatch({ control, name: 'description' }) ?? '');
  const error = formState.errors.description?.message;
  const left = maxLength - length;
  const count = left < 0 ? `${-left} characters too many.` : `${left} characters left.`;
  return (
    <Field>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <TextField
        {...handlers}
        inputRef={ref}
        id={id}
        multiline
        rows={6}
        error={Boolean(error) || left < 0}
        helperText={error ?? (length > countFrom ? count : hint)}
        slotProps={{
          // A plain textarea: MUI's own sizes itself with inline styles, which the document's CSP forbids.
          input: { inputComponent: 'textarea' },
          htmlInput: { ...getRequired(true), type: undefined },
        }}
        fullWidth
      />
    </Field>
  );
}
