// Imports the theme's type, so that sections get it with any tsconfig.
import type {} from '../theme/emotion';
import emotionStyled from '@emotion/styled';

/** Emotion's `styled` as a named export: sections never import emotion itself. */
export const styled = emotionStyled;
export { keyframes } from '@emotion/react';
