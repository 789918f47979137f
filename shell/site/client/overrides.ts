import { type Pins, type SectionName, sections } from 'shared-content/federation';

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

const look = `position:fixed;inset-inline:0;bottom:0;z-index:2147483647;display:flex;flex-wrap:wrap;gap:4px 16px;
align-items:center;padding:8px 16px;background:#ffd84d;color:#111;font:600 14px/1.4 system-ui,sans-serif`;
const buttonLook = 'font:inherit;padding:2px 10px;border:1px solid #111;background:#fff';

/** A conspicuous toolbar: which sections do not come from the release, which wishes were refused, a button to end it. */
function showOverrides({ overrides, refused }: ReturnType<typeof readOverrides>): void {
  const strip = document.createElement('div');
  strip.id = 'site-overrides';
  strip.setAttribute('role', 'status');
  strip.style.cssText = look;
  const lines = [
    ...Object.entries(overrides).map(([name, origin]) => `${name} comes from ${origin}`),
    ...refused.map((reason) => `Refused: ${reason}`),
  ];
  for (const line of lines)
    strip.append(Object.assign(document.createElement('span'), { textContent: line }));

  const off = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Turn off' });
  off.style.cssText = buttonLook;
  off.addEventListener('click', () => {
    keepOverrides({});
    location.reload();
  });
  strip.append(off);
  document.body.append(strip);
}

/**
 * Puts sections of this machine's development servers into the composed site, for this browser alone. Only documents that
 * allow it load this module (`pins.overridable`, ALLOW_OVERRIDES=1 when the site is composed).
 *
 * @returns the pins, with the origin of each overridden section
 */
export function applyOverrides(pins: Pins): Pins {
  const read = readOverrides();
  if (Object.keys(read.overrides).length + read.refused.length > 0) showOverrides(read);
  return { ...pins, overridden: read.overrides };
}
