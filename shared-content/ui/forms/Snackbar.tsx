import MuiSnackbar, { type SnackbarProps } from '@mui/material/Snackbar';
import { FormTheme } from './FormTheme';

/** A toast at the window's edge. */
export function Snackbar(props: SnackbarProps) {
  return (
    <FormTheme>
      <MuiSnackbar {...props} />
    </FormTheme>
  );
}
