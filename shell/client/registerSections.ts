import { registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { type Pins, type SectionEntry, sections } from 'shared-content/federation';

declare global {
  /** Script URL → integrity; read by webpack's chunk loader too (ScriptIntegrityPlugin). */
  var __SITE_INTEGRITY__: Pins['integrity'] | undefined;
}

/** Time a container's entry may take, in milliseconds, before it counts as failed. */
const entryTimeout = 15_000;

/** A script's name in the pins: its path on the site's own origin, its whole URL elsewhere. */
function pinnedName(url: string): string {
  const { origin, pathname, href } = new URL(url, location.href);
  return origin === location.origin ? pathname : href;
}

/**
 * Tells the federation runtime the exact versions that this document pins.
 *
 * @returns makes the runtime forget a container that failed, so that it is fetched again
 */
export function registerSections(pins: Pins): (section: SectionEntry) => void {
  if (!__DEV__)
    registerPlugins([
      {
        name: 'pinned-integrity',
        createScript({ url }) {
          // A developer's own server: nobody knows its bytes beforehand.
          if (Object.values(pins.overridden ?? {}).includes(new URL(url, location.href).origin)) return;
          const integrity = pins.integrity[pinnedName(url)];
          if (!integrity) throw new Error(`${url} is not pinned by this page`);
          const script = document.createElement('script');
          script.src = url;
          script.integrity = integrity;
          script.crossOrigin = 'anonymous';
          return { script, timeout: entryTimeout };
        },
      },
    ]);
  const register = (which: readonly SectionEntry[], force: boolean) =>
    registerRemotes(
      which.flatMap(({ name, container }) => {
        const pin = pins.sections[name];
        return pin ? [{ name: container, entry: pin.entry, type: 'var' as const }] : [];
      }),
      { force },
    );
  register(sections, false);
  return (section) => register([section], true);
}
