import { useFormContext } from 'react-hook-form';
import { budgetOptions } from 'shared-content/forms';
import { TextField } from 'shared-content/ui/forms';
import { contactForm } from '../../content/contactForm';
import type { ContactValues } from '../../forms/contactValues';
import { FieldLabel } from './FieldLabel';

const id = 'contact-budget';

/** A native select: it works before hydration and looks as the phone's owner knows it. */
export function BudgetField() {
  const { ref, ...handlers } = useFormContext<ContactValues>().register('budget');
  return (
    <div>
      <FieldLabel htmlFor={id} optional>
        {contactForm.budget.label}
      </FieldLabel>
      <TextField
        {...handlers}
        inputRef={ref}
        id={id}
        select
        slotProps={{ select: { native: true } }}
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
