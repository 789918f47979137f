import type { Control } from 'react-hook-form';
import type { ContactValues } from './contactValues';

/**
 * A field's value, from its first layout effect on. getValues returns default values until react-hook-form's own
 * effect has run, and would miss what was typed before hydration.
 */
export function valueOf(control: Control<ContactValues>, name: keyof ContactValues): string {
  return (control._formValues as Partial<ContactValues>)[name] ?? '';
}
