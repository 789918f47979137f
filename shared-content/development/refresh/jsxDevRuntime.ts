import type { ElementType, Key } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/** React's `jsxDEV`, made of the shared `react/jsx-runtime`: a released shell has no `react/jsx-dev-runtime`. */
export const jsxDEV = (type: ElementType, props: unknown, key: Key | undefined, isStatic: boolean) =>
  (isStatic ? jsxs : jsx)(type, props, key);

export { Fragment };
