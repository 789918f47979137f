import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { scriptTimeout } from 'shared-content/federation';
import type { PinnedSections } from '../PinnedSections';

/**
 * Gives a section's entry its integrity and timeout, and refuses scripts that this page does not pin. A second try uses
 * another URL, as a cache may hold the refused bytes. An entry carries the hashes of its own chunks
 * (ScriptIntegrityPlugin of shared-content/bundling).
 */
export function pinScripts(sections: Pick<PinnedSections, 'getIntegrity'>): ModuleFederationRuntimePlugin {
  const tried = new Set<string>();
  return {
    name: 'pin-scripts',
    createScript({ url }) {
      const integrity = sections.getIntegrity(url);
      if (integrity === undefined) throw new Error(`${url} is not pinned by this page`);
      const script = document.createElement('script');
      script.crossOrigin = 'anonymous';
      script.integrity = integrity;
      script.src = tried.has(url) ? `${url}?${Date.now()}` : url;
      tried.add(url);
      // A script runs only in the document that created it. Moved elsewhere, a late one cannot run beside a second try.
      const timer = setTimeout(() => new Document().adoptNode(script), scriptTimeout);
      for (const event of ['load', 'error']) script.addEventListener(event, () => clearTimeout(timer));
      return { script, timeout: scriptTimeout };
    },
  };
}
