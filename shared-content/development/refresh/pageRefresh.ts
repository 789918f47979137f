import {
  createSignatureFunctionForTransform,
  getFamilyByType,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} from 'react-refresh/runtime';
import type { PageRefresh } from './refresh.contract';

/** Milliseconds in which the files of one change come together. */
const together = 20;

let waiting: ReturnType<typeof setTimeout> | undefined;
const refreshSoon = () => {
  clearTimeout(waiting);
  waiting = setTimeout(performReactRefresh, together);
};

/** Hooks, contexts and words have other names; what uses them has to be evaluated anew. */
const isComponent = ([name, value]: [string, unknown]) =>
  (/^[A-Z]/.test(name) || name === 'default') && isLikelyComponentType(value);

const pageRefresh: PageRefresh = {
  register,
  signature: createSignatureFunctionForTransform,
  settle(hot, exports, id) {
    const parts = Object.entries(exports);
    if (!hot || parts.length === 0) return;
    const names = parts.map(([name]) => name).join();
    const before = hot.data?.names as string | undefined;
    if (!parts.every(isComponent)) {
      if (before !== undefined) hot.invalidate();
      return;
    }
    for (const [name, type] of parts) register(type, `${id}export ${name}`);
    hot.dispose((data) => {
      data.names = names;
    });
    hot.accept();
    if (before === undefined) return;
    if (before === names) refreshSoon();
    else hot.invalidate();
  },
  isSame: (one, other) => one === other || getFamilyByType(one) === getFamilyByType(other),
  refreshSoon,
};

// React looks for it once, when it is evaluated: this stands before everything in the page's own script.
injectIntoGlobalHook(globalThis as unknown as Window);
globalThis.__SITE_REFRESH__ = pageRefresh;
