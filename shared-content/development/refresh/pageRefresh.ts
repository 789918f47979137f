/// <reference types="webpack/module" />
import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} from 'react-refresh/runtime';

/** Milliseconds within which updated files belong to one change. */
const together = 20;

let waiting: ReturnType<typeof setTimeout> | undefined;
const refreshSoon = () => {
  clearTimeout(waiting);
  waiting = setTimeout(performReactRefresh, together);
};

/** Whether an export is a component. Hooks, contexts and texts have other names; modules that use them must run again. */
const isComponent = ([name, value]: [string, unknown]) =>
  (/^[A-Z]/.test(name) || name === 'default') && isLikelyComponentType(value);

/** React Fast Refresh of a dev server's page. All builds on the page share one, that of the document's own script. */
const pageRefresh = {
  /** Registers a component; a later one with the same name replaces it. */
  register,
  signature: createSignatureFunctionForTransform,
  /** Ends a file. A file that exports only components accepts its own change; others pass the change to their importers. */
  settle(hot: webpack.Hot | undefined, exports: object, id: string): void {
    const parts = Object.entries(exports);
    if (!hot || parts.length === 0) return;
    const names = parts.map(([name]) => name).join();
    const before = (hot.data as { names?: string } | undefined)?.names;
    if (!parts.every(isComponent)) {
      if (before !== undefined) hot.invalidate();
      return;
    }
    for (const [name, type] of parts) register(type, `${id}export ${name}`);
    hot.dispose((data) => void Object.assign(data, { names }));
    hot.accept();
    if (before === undefined) return;
    if (before === names) refreshSoon();
    else hot.invalidate();
  },
};

declare global {
  var __SITE_REFRESH__: typeof pageRefresh;
}

// React looks for this hook once, when React is evaluated, so this module comes first in the page's own script.
injectIntoGlobalHook(window);
globalThis.__SITE_REFRESH__ = pageRefresh;
