export { deferredCss, globalCss, paperCss } from './globalCss';
export { type Accent, palette, pictureGround } from './palette';
export { site, theme } from './theme';
export { text, typography } from './typography';
