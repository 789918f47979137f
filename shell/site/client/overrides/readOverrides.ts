import { sections } from 'shared-content/federation';
import { type Overrides, type ReadOverrides, parseOverrides } from './parseOverrides';

/** Query parameter: `?override=mfe-services@http://localhost:3001`, repeatable; `?override=off`. */
const parameter = 'override';
/** Key of localStorage: the overrides as JSON, so that they hold on every page of this browser. */
const storageKey = 'site-overrides';

/** The stored overrides as wishes, to be checked like those: anybody can write into a storage. */
function keptWishes(): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Overrides;
    return Object.entries(kept).map(([name, origin]) => `${name}@${origin}`);
  } catch {
    return [];
  }
}

/** Storage key of Module Federation's DevTools: `{ "<remote>": "<URL of a manifest>" }`, or the same below `overrides`. */
const devtoolsKey = '__MF_DEVTOOLS__';

/** The overrides that this browser's DevTools have set, as wishes. */
function devtoolsWishes(): string[] {
  try {
    const state = JSON.parse(localStorage.getItem(devtoolsKey) ?? '{}') as Record<string, unknown>;
    const urls = (state.overrides ?? state) as Record<string, unknown>;
    return sections.flatMap(({ name, container }) => {
      const url = urls[container];
      return typeof url === 'string' ? [`${name}@${url}`] : [];
    });
  } catch {
    return [];
  }
}

/** The overrides of this browser: stored ones, those of the query, which are stored now, and those of the DevTools. */
export function readOverrides(): ReadOverrides {
  const url = new URL(location.href);
  const asked = url.searchParams.getAll(parameter);
  const own = parseOverrides([...keptWishes(), ...asked], {});
  if (asked.length > 0) {
    keepOverrides(own.overrides);
    url.searchParams.delete(parameter);
    history.replaceState(history.state, '', url);
  }
  const { overrides, refused } = parseOverrides(asked.includes('off') ? [] : devtoolsWishes(), own.overrides);
  return { overrides, refused: [...own.refused, ...refused] };
}

export function keepOverrides(overrides: Overrides): void {
  try {
    if (Object.keys(overrides).length === 0)
      for (const key of [storageKey, devtoolsKey]) localStorage.removeItem(key);
    else localStorage.setItem(storageKey, JSON.stringify(overrides));
  } catch {
    // Storage is off: the override holds for this page alone.
  }
}
