// The rest of the kit, loaded only by pages that show it. Buttons, chips and dialogs are not here: those
// that the site shows are native elements in the kit's own look, there before any script.
export { default as Snackbar } from '@mui/material/Snackbar';
export { default as TextField } from '@mui/material/TextField';
