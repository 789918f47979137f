import type { Pins } from 'shared-content/federation';
import { keepOverrides, readOverrides } from './readOverrides';

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
