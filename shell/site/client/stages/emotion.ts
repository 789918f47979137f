// Named, not the packages whole: `import()` of a package would keep every export of it.
export { default as createCache } from '@emotion/cache';
export { CacheProvider, ThemeContext, keyframes } from '@emotion/react';
export { default as styled } from '@emotion/styled';
