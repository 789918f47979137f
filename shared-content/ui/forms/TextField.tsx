import MuiTextField, { type TextFieldProps } from '@mui/material/TextField';
import { FormTheme } from './FormTheme';

/** A field with its label, hint and error: one line, several, or a choice. */
export function TextField(props: TextFieldProps) {
  return (
    <FormTheme>
      <MuiTextField {...props} />
    </FormTheme>
  );
}
