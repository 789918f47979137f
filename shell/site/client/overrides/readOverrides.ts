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

/** The overrides of this browser: stored ones, and those of the query, which are stored now. */
export function readOverrides(): ReadOverrides {
  const url = new URL(location.href);
  const asked = url.searchParams.getAll(parameter);
  const read = parseOverrides([...keptWishes(), ...asked], {});
  if (asked.length > 0) {
    keepOverrides(read.overrides);
    url.searchParams.delete(parameter);
    history.replaceState(history.state, '', url);
  }
  return read;
}

export function keepOverrides(overrides: Overrides): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(overrides));
  } catch {
    // Storage is off: the override holds for this page alone.
  }
}
