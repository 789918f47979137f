import { type SectionName, sections } from 'shared-content/federation';

/** Query parameter: `?override=mfe-services@http://localhost:3001`, repeatable; `?override=off`. */
const parameter = 'override';
/** Key of localStorage: the overrides as JSON, so that they hold on every page of this browser. */
const storageKey = 'site-overrides';

interface ReadOverrides {
  /** Section → origin of the development server that replaces its pinned version, in this browser alone. */
  readonly overrides: Readonly<Partial<Record<SectionName, string>>>;
  /** A line for each refused wish, with the reason. */
  readonly refused: readonly string[];
}

/** Why an address may not replace a section; undefined for one of this machine. */
function getFault(address: string): string | undefined {
  if (!URL.canParse(address)) return `"${address}" is not a URL such as http://localhost:3001`;
  const { protocol, hostname, origin } = new URL(address);
  if (!/^https?:$/.test(protocol)) return `${address} is neither http nor https`;
  if (!['localhost', '127.0.0.1'].includes(hostname))
    return `${origin} is not this machine: only localhost and 127.0.0.1 may stand in`;
  return undefined;
}

/** The stored overrides as wishes, to be checked like those: anybody can write into a storage. */
function keptWishes(): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as ReadOverrides['overrides'];
    return Object.entries(kept).map(([name, origin]) => `${name}@${origin}`);
  } catch {
    return [];
  }
}

/**
 * The overrides of this browser: stored ones, and those of the query, which are stored now. A section without an address
 * comes from its own development port.
 */
export function readOverrides(): ReadOverrides {
  const url = new URL(location.href);
  const asked = url.searchParams.getAll(parameter);
  let overrides: ReadOverrides['overrides'] = {};
  const refused: string[] = [];
  for (const wish of [...keptWishes(), ...asked]) {
    const [name = '', address] = wish.split(/@(.*)/s);
    const section = sections.find((one) => one.name === name);
    const from = address ?? `http://localhost:${section?.devPort}`;
    const fault = getFault(from);
    if (wish === 'off') overrides = {};
    else if (!section)
      refused.push(`There is no section "${name}"; choose of ${sections.map((one) => one.name).join(', ')}`);
    else if (fault !== undefined) refused.push(`${name}: ${fault}`);
    else overrides = { ...overrides, [section.name]: new URL(from).origin };
  }
  if (asked.length > 0) {
    keepOverrides(overrides);
    url.searchParams.delete(parameter);
    history.replaceState(history.state, '', url);
  }
  return { overrides, refused };
}

export function keepOverrides(overrides: ReadOverrides['overrides']): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(overrides));
  } catch {
    // Storage is off: the override holds for this page alone.
  }
}
