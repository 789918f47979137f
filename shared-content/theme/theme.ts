import { createTheme } from '@mui/material/styles';
import { formComponents } from './components/formComponents';
import { motion, scale } from './scale';
import { palette, ramp } from './palette';
import { typography } from './typography';

/**
 * The site's MUI theme. It sets no `defaultProps` (a second copy of MUI in a section would ignore them
 * silently) and no `cssVariables` (a fifth of evaluation and a sixth of the HTML, measured).
 */
export const theme = createTheme({
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
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

/** What kit components read beside MUI's own theme. */
export const site = { palette, ramp, scale, motion } as const;
