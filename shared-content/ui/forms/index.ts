// The rest of the kit, loaded only by pages that show it: form fields, dialogs, toasts.
export { default as Alert } from '@mui/material/Alert';
export { default as Button } from '@mui/material/Button';
export { default as Chip } from '@mui/material/Chip';
export { default as Dialog } from '@mui/material/Dialog';
export { default as DialogActions } from '@mui/material/DialogActions';
export { default as DialogContent } from '@mui/material/DialogContent';
export { default as DialogTitle } from '@mui/material/DialogTitle';
export { default as Snackbar } from '@mui/material/Snackbar';
export { default as TextField } from '@mui/material/TextField';
