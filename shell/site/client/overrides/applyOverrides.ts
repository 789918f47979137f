import { type Pins, entryFile } from 'shared-content/federation';
import type { Overrides } from './parseOverrides';
import { readOverrides } from './readOverrides';
import { showOverrides } from './showOverrides';

/**
 * Puts sections from development servers of this machine into the composed site, for this browser alone.
 * Loaded only by documents that allow it (`pins.overridable`, ALLOW_OVERRIDES=1 when the site is composed).
 *
 * @returns the pins with the entries of the overridden sections in place of the released ones
 */
export function applyOverrides(pins: Pins): Pins {
  const read = readOverrides();
  const { overrides, refused } = read;
  if (Object.keys(overrides).length + refused.length > 0) showOverrides(read);
  return { ...pins, sections: overridden(pins.sections, overrides), overridden: overrides };
}

function overridden(pinned: Pins['sections'], overrides: Overrides): Pins['sections'] {
  const entries = Object.entries(overrides).map(([name, origin]) => [
    name,
    { version: 'development', entry: `${origin}/${entryFile}` },
  ]);
  return { ...pinned, ...(Object.fromEntries(entries) as Pins['sections']) };
}
