/**
 * Marks a field as required for screen readers. Not by the `required` attribute: with it, Firefox reports an invalid
 * entry before anything is typed, whatever `aria-invalid` says.
 */
export const getRequired = (required: boolean) => ({ 'aria-required': required || undefined });
