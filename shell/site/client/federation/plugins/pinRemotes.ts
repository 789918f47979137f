import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { sections as registered } from 'shared-content/federation';
import type { PinnedSections } from '../PinnedSections';

/** Registers a section as a remote at its first request, in the version that this page pins. */
export const pinRemotes = (sections: Pick<PinnedSections, 'getEntry'>): ModuleFederationRuntimePlugin => ({
  name: 'pin-remotes',
  async beforeRequest(request) {
    const section = registered.find(({ container }) => request.id.startsWith(`${container}/`));
    if (section) {
      const entry = await sections.getEntry(section.name);
      request.origin.registerRemotes([{ name: section.container, entry, type: 'global' }]);
    }
    return request;
  },
});
