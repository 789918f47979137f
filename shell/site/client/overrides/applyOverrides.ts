import type { Pins } from 'shared-content/federation';
import type { ReadOverrides } from './parseOverrides';
import { keepOverrides, readOverrides } from './readOverrides';

const look: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  insetInline: '0',
  bottom: '0',
  zIndex: '2147483647',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  alignItems: 'center',
  padding: '8px 16px',
  background: '#ffd84d',
  color: '#111',
  font: '600 14px/1.4 system-ui, sans-serif',
};

/** A conspicuous toolbar: which sections do not come from the release, which wishes were refused, a button to end it. */
function showOverrides({ overrides, refused }: ReadOverrides): void {
  const strip = document.createElement('div');
  strip.id = 'site-overrides';
  strip.setAttribute('role', 'status');
  Object.assign(strip.style, look);
  const lines = [
    ...Object.entries(overrides).map(([name, origin]) => `${name} comes from ${origin}`),
    ...refused.map((reason) => `Refused: ${reason}`),
  ];
  for (const line of lines)
    strip.append(Object.assign(document.createElement('span'), { textContent: line }));

  const off = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Turn off' });
  Object.assign(off.style, {
    font: 'inherit',
    padding: '2px 10px',
    border: '1px solid #111',
    background: '#fff',
  });
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
