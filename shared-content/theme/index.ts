export { globalCss, lateCss } from './globalCss';
export { paperCss } from './paperCss';
export { palette, ramp, type Accent } from './palette';
export { ripples } from './ripples';
export { motion, scale } from './scale';
export { site, theme } from './theme';
export { text, typography } from './typography';
