import { type ThemeOptions, ThemeProvider, createTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { palette, typography } from '../../theme';
import { widths } from '../../theme/theme';

/** Styles of text fields in forms. */
const formComponents: NonNullable<ThemeOptions['components']> = {
  MuiOutlinedInput: {
    // These styles tell floating labels of autofill. Labels here are above their fields and do not float.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: {
        backgroundColor: palette.surface,
        borderRadius: 12,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: palette.fieldBorder },
        // Only in the normal state: a hover must not hide that a field is invalid or has the focus.
        '&:hover:not(.Mui-error):not(.Mui-focused):not(.Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: palette.muted,
        },
      },
    },
  },
};

/**
 * MUI's theme with the site's colors and breakpoints. It sets no `defaultProps`: a second copy of MUI in a section
 * would silently ignore them. It sets no `cssVariables`: they cost a fifth of evaluation and a sixth of the HTML
 * (measured).
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

/** Provides MUI's theme. Each component of the kit that uses MUI wraps itself in it. */
export function FormTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={formTheme}>{children}</ThemeProvider>;
}
