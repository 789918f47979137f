export { globalCss, deferredCss } from './globalCss';
export { paperCss } from './paperCss';
export { palette, pictureGround, type Accent } from './palette';
export { ripples } from './ripples';
export { site, theme } from './theme';
export { text, typography } from './typography';
