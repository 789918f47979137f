import type { Pins } from 'shared-content/federation';
import { readOverrides } from './readOverrides';
import { showOverrides } from './showOverrides';

/**
 * Puts sections of this machine's development servers into the composed site, for this browser alone. Only documents that
 * allow it load this module (`pins.overridable`, ALLOW_OVERRIDES=1 when the site is composed).
 *
 * @returns the pins, with the origin of each overridden section
 */
export function applyOverrides(pins: Pins): Pins {
  const read = readOverrides();
  const { overrides, refused } = read;
  if (Object.keys(overrides).length + refused.length > 0) showOverrides(read);
  return { ...pins, overridden: overrides };
}
