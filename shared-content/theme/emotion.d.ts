import type { theme } from './theme';

type SiteTheme = typeof theme;

declare module '@emotion/react' {
  // Styled components read the theme that KitProvider puts into emotion's context.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- merging declarations is how emotion is typed
  export interface Theme extends SiteTheme {}
}
