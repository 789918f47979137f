// Brings the theme's type along, whichever tsconfig a section is checked with.
import type {} from '../theme/emotion';
import emotionStyled from '@emotion/styled';

/** Emotion's `styled`, as named export: a section never imports emotion itself. */
export const styled = emotionStyled;
export { keyframes } from '@emotion/react';
