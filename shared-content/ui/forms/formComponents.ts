import type { ThemeOptions } from '@mui/material/styles';
import { palette } from '../../theme';

/** Text fields as the forms show them. */
export const formComponents: NonNullable<ThemeOptions['components']> = {
  MuiOutlinedInput: {
    // They tell a floating label that the browser has filled its field; labels here stand above theirs.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: {
        backgroundColor: palette.surface,
        borderRadius: 12,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: palette.fieldBorder },
        // Only at rest: a hover must not hide that a field is wrong or has the focus.
        '&:hover:not(.Mui-error):not(.Mui-focused):not(.Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: palette.muted,
        },
      },
    },
  },
};
