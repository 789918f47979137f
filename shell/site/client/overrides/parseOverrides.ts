import { type SectionName, sections } from 'shared-content/federation';

/** Section → origin of the development server that replaces its pinned version, in this browser alone. */
export type Overrides = Readonly<Partial<Record<SectionName, string>>>;

export interface ReadOverrides {
  readonly overrides: Overrides;
  /** A line for each refused wish, with the reason. */
  readonly refused: readonly string[];
}

const loopback = new Set(['localhost', '127.0.0.1']);

/** Origin of a development server, or the reason why it is refused. */
function getOrigin(text: string): { origin: string } | { reason: string } {
  if (!URL.canParse(text)) return { reason: `"${text}" is not a URL such as http://localhost:3001` };
  const { protocol, hostname, origin } = new URL(text);
  if (protocol !== 'http:' && protocol !== 'https:') return { reason: `${text} is neither http nor https` };
  if (!loopback.has(hostname))
    return { reason: `${origin} is not this machine: only localhost and 127.0.0.1 may stand in` };
  return { origin };
}

/**
 * Applies wishes of the form `mfe-services`, `mfe-services@http://localhost:3001` or `off`, in order, to the stored
 * overrides. A section without an origin comes from its own development port.
 */
export function parseOverrides(wishes: readonly string[], kept: Overrides): ReadOverrides {
  let overrides: Overrides = kept;
  const refused: string[] = [];
  for (const wish of wishes) {
    if (wish === 'off') {
      overrides = {};
      continue;
    }
    const [name = '', url] = wish.split(/@(.*)/s);
    const section = sections.find((candidate) => candidate.name === name);
    if (!section) {
      refused.push(`There is no section "${name}"; choose of ${sections.map((one) => one.name).join(', ')}`);
      continue;
    }
    const found = getOrigin(url ?? `http://localhost:${section.devPort}`);
    if ('reason' in found) refused.push(`${name}: ${found.reason}`);
    else overrides = { ...overrides, [section.name]: found.origin };
  }
  return { overrides, refused };
}
