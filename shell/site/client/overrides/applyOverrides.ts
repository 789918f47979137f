import type { Pins } from 'shared-content/federation';
import { readOverrides } from './readOverrides';
import { showOverrides } from './showOverrides';

/**
 * Puts sections from development servers of this machine into the composed site, for this browser alone.
 * Loaded only by documents that allow it (`pins.overridable`, ALLOW_OVERRIDES=1 when the site is composed).
 *
 * @returns the pins, with where the overridden sections are
 */
export function applyOverrides(pins: Pins): Pins {
  const read = readOverrides();
  const { overrides, refused } = read;
  if (Object.keys(overrides).length + refused.length > 0) showOverrides(read);
  return { ...pins, overridden: overrides };
}
