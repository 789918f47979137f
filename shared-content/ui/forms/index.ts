// The rest of the kit, loaded only by pages that show it. What nothing shows stays out: it would weigh on
// every first view of a form.
export { Snackbar } from './Snackbar';
export { TextField, type TextFieldProps } from './TextField';
