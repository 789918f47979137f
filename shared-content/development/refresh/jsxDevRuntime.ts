import type { ElementType, Key } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/** Of React's development runtime, on what every page shares: a released shell has no `react/jsx-dev-runtime`. */
export const jsxDEV = (type: ElementType, props: unknown, key: Key | undefined, isStatic: boolean) =>
  (isStatic ? jsxs : jsx)(type, props, key);

export { Fragment };
