import type { ComponentProps } from 'react';
import { honeypotField } from 'shared-content/forms';
import { VisuallyHidden } from 'shared-content/ui';

/** A honeypot for programs that fill in every field: invisible, out of the tab order and the accessibility tree. */
export function HoneypotField({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <VisuallyHidden aria-hidden="true">
      <label htmlFor={input.id}>{label}</label>
      <input {...input} type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
    </VisuallyHidden>
  );
}
