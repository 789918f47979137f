import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { TextFieldProps as MuiTextFieldProps } from '@mui/material/TextField';
import type { ElementType } from 'react';
import { FormTheme } from './FormTheme';

export interface TextFieldProps extends Pick<
  MuiTextFieldProps,
  | 'autoComplete'
  | 'children'
  | 'defaultValue'
  | 'disabled'
  | 'error'
  | 'fullWidth'
  | 'helperText'
  | 'id'
  | 'inputRef'
  | 'multiline'
  | 'name'
  | 'onBlur'
  | 'onChange'
  | 'rows'
  | 'select'
  | 'type'
> {
  slotProps?: {
    /** Attributes of the input, textarea or select itself. */
    htmlInput?: OutlinedInputProps['inputProps'];
    input?: Pick<OutlinedInputProps, 'inputComponent'>;
    select?: { native?: true; IconComponent?: ElementType };
  };
}

/**
 * A field with its hint or error: one line, several lines or a native select. Place its label above it. It is composed of
 * MUI's parts: MUI's own TextField would load a custom select and two further variants, which are not used.
 */
export function TextField({
  children,
  disabled,
  error,
  fullWidth,
  helperText,
  id,
  select = false,
  slotProps: { htmlInput, input, select: choice } = {},
  ...field
}: TextFieldProps) {
  const hintId = helperText && id ? `${id}-helper-text` : undefined;
  const control = (
    <OutlinedInput
      {...field}
      {...input}
      id={id}
      aria-describedby={hintId}
      fullWidth={fullWidth}
      inputProps={htmlInput}
    />
  );
  return (
    <FormTheme>
      <FormControl variant="outlined" disabled={disabled} error={error} fullWidth={fullWidth}>
        {select ? (
          <NativeSelect input={control} IconComponent={choice?.IconComponent}>
            {children}
          </NativeSelect>
        ) : (
          control
        )}
        {helperText && <FormHelperText id={hintId}>{helperText}</FormHelperText>}
      </FormControl>
    </FormTheme>
  );
}
