'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import { useFormContext } from 'react-hook-form';
import { budgetOptions } from 'shared-content/forms';
import { site, styled } from 'shared-content/ui';
import { TextField } from 'shared-content/ui/forms';
import { contactForm } from '../../content/contactForm';
import type { ContactValues } from '../../forms/contactValues';
import { FieldLabel } from './FieldLabel';

const id = 'contact-budget';

/** The same chevron as in the site's other dropdowns. */
const Chevron = styled(ChevronDown)({ width: 20, height: 20, right: 14, color: site.palette.muted });

/** A native select: it works before hydration, and looks familiar on each phone. */
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
