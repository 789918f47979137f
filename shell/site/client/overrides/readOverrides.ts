import { sections } from 'shared-content/federation';
import { type Overrides, type ReadOverrides, parseOverrides } from './parseOverrides';

/** Query parameter: `?override=mfe-services@http://localhost:3001`, more than once if wished; `?override=off`. */
const parameter = 'override';
/** Key of localStorage: the overrides as JSON, so that they hold on every page of this browser. */
const storageKey = 'site-overrides';

/** What is kept, checked like a wish: anybody can write into a storage. */
function keptWishes(): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Overrides;
    return Object.entries(kept).map(([name, origin]) => `${name}@${origin}`);
  } catch {
    return [];
  }
}

/** Where Module Federation's DevTools keep their overrides: `{ "<remote>": "<URL of a manifest>" }`, or the same below `overrides`. */
const devtoolsKey = '__MF_DEVTOOLS__';

/** What the DevTools of this browser put in the place of a section. */
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

/** The overrides of this browser: kept ones, those of the query, which are kept from now on, and those of the DevTools. */
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
