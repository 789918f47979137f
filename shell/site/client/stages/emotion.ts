// Only the named exports: `import()` of a whole package would keep all of its exports.
export { default as createCache } from '@emotion/cache';
export { CacheProvider, ThemeContext, keyframes } from '@emotion/react';
export { default as styled } from '@emotion/styled';
