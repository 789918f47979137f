import type { Theme as MuiTheme } from '@mui/material/styles';

declare module '@emotion/react' {
  // Styled components read MUI's theme, which ThemeProvider puts into emotion's context.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- merging declarations is how emotion is typed
  export interface Theme extends MuiTheme {}
}
