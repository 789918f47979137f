// The form components of the kit, loaded only by pages with a form. Unused ones stay out: they would slow the first view of
// every form.
export { Snackbar } from './Snackbar';
export { TextField, type TextFieldProps } from './TextField';
