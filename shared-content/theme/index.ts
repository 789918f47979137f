export { getDeferredCss, globalCss, paperCss, serifFallbackCss } from './globalCss';
export type { Ground } from './grounds';
export { type Accent, palette, pictureGround } from './palette';
export { site, theme } from './theme';
export { text, typography } from './typography';
