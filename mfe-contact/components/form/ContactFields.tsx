'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import { useFormContext, useWatch } from 'react-hook-form';
import { budgetOptions } from 'shared-content/forms';
import { site, styled, text } from 'shared-content/ui';
import { TextField } from 'shared-content/ui/forms';
import { type TextFieldContent, contactForm } from '../../content/contactForm';
import { type ContactValues, countCharacters } from '../../forms/contactValues';

const Label = styled('label')({ ...text('small'), display: 'block', fontWeight: 550, marginBottom: 6 });
export const Optional = styled('span')({ color: site.palette.muted, fontWeight: 400 });

/** A label above its field. Before hydration, MUI's floating label would cover the visitor's text. */
function FieldLabel({ id, label, optional }: { id: string; label: string; optional?: boolean }) {
  return (
    <Label htmlFor={id}>
      {label}
      {/* One text: Chromium leaves a lone space out of the field's name. */}
      {optional && <Optional>{` ${contactForm.optional}`}</Optional>}
    </Label>
  );
}

/**
 * Marks a field as required for screen readers. Not by the `required` attribute: with it, Firefox reports an invalid
 * entry before anything is typed, whatever `aria-invalid` says.
 */
const getRequired = (required: boolean) => ({ 'aria-required': required || undefined });

/** One line of text with its label and, when invalid, the error tied to it. */
export function ContactTextField({ field }: { field: TextFieldContent }) {
  const { register, formState } = useFormContext<ContactValues>();
  const { ref, ...handlers } = register(field.name);
  const error = formState.errors[field.name];
  const id = `contact-${field.name}`;
  return (
    <div>
      <FieldLabel id={id} label={field.label} optional={!field.missing} />
      <TextField
        {...handlers}
        inputRef={ref}
        id={id}
        type={field.type}
        autoComplete={field.autoComplete}
        error={Boolean(error)}
        helperText={error?.message}
        slotProps={{ htmlInput: { ...getRequired(field.missing !== undefined), maxLength: field.maxLength } }}
        fullWidth
      />
    </div>
  );
}

const { maxLength } = contactForm.description;

// The counter shows only in the last fifth, because it distracts while there is ample room.
const countFrom = maxLength * 0.8;

const Field = styled('div')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  '& .MuiFormControl-root, & .MuiFormControl-root > div': { flex: 1 },
  '& .MuiFormControl-root > div': { alignItems: 'stretch' },
  '& textarea': { resize: 'vertical', minHeight: '7.5rem' },
});

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
  const id = 'contact-description';
  const { control, register, formState } = useFormContext<ContactValues>();
  const { ref, ...handlers } = register('description');
  const length = countCharacters(useWatch({ control, name: 'description' }) ?? '');
  const error = formState.errors.description?.message;
  const left = maxLength - length;
  const count = left < 0 ? `${-left} characters too many.` : `${left} characters left.`;
  return (
    <Field>
      <FieldLabel id={id} label={label} />
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

/** The same chevron as in the site's other dropdowns. */
const Chevron = styled(ChevronDown)({ width: 20, height: 20, right: 14, color: site.palette.muted });

/** A native select: it works before hydration, and looks familiar on each phone. */
export function BudgetField() {
  const { ref, ...handlers } = useFormContext<ContactValues>().register('budget');
  const id = 'contact-budget';
  return (
    <div>
      <FieldLabel id={id} label={contactForm.budget.label} optional />
      <TextField
        {...handlers}
        inputRef={ref}
        id={id}
        select
        slotProps={{ select: { native: true, IconComponent: Chevron } }}
        helperText={contactForm.budget.hint}
        fullWidth
      >
        {budgetOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </TextField>
    </div>
  );
}
