import {
  createSignatureFunctionForTransform,
  getFamilyByType,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} from 'react-refresh/runtime';
import type { PageRefresh } from './refresh.contract';

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

// React looks for this hook once, when React is evaluated, so this module comes first in the page's own script.
injectIntoGlobalHook(globalThis as unknown as Window);
globalThis.__SITE_REFRESH__ = pageRefresh;
