// The rest of the kit, loaded only by pages that show it. What nothing shows stays out: it would weigh on
// every first view of a form.
export { default as Snackbar } from '@mui/material/Snackbar';
export { default as TextField } from '@mui/material/TextField';
