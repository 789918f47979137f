import { type ThemeOptions, ThemeProvider, createTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { palette, typography } from '../../theme';
import { widths } from '../../theme/theme';

/** Text fields as the forms show them. */
const formComponents: NonNullable<ThemeOptions['components']> = {
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

/**
 * MUI's theme in the site's colours and widths. It sets no `defaultProps` (a second copy of MUI in a section
 * would ignore them silently) and no `cssVariables` (a fifth of evaluation and a sixth of the HTML, measured).
 */
const formTheme = createTheme({
  breakpoints: { values: widths },
  spacing: 8,
  palette: {
    mode: 'dark',
    primary: {
      main: palette.jade,
      light: palette.jadeLight,
      dark: palette.jadeDeep,
      contrastText: palette.ink,
    },
    secondary: { main: palette.lily, light: palette.lilyLight, contrastText: palette.ink },
    error: { main: palette.danger },
    success: { main: palette.success },
    background: { default: palette.ink, paper: palette.raised },
    text: { primary: palette.text, secondary: palette.muted },
    divider: palette.hairline,
  },
  shape: { borderRadius: 14 },
  typography: { fontFamily: typography.fontFamily },
  components: formComponents,
});

/** What MUI's components need above them; each that the kit offers brings it along. */
export function FormTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={formTheme}>{children}</ThemeProvider>;
}
