/**
 * That a field must be filled in, for those who hear the form. Not by the `required` attribute: with it Firefox tells
 * screen readers of an invalid entry before anybody has typed, whatever `aria-invalid` says.
 */
export const getRequired = (required: boolean) => ({ 'aria-required': required || undefined });
