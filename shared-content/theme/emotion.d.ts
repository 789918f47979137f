import type { Theme as MuiTheme } from '@mui/material/styles';

declare module '@emotion/react' {
  // Styled components read MUI's theme, which ThemeProvider puts into emotion's context.
  export interface Theme extends MuiTheme {}
}
