import React from 'react';
import { type ModuleFederationRuntimePlugin, createInstance } from '@module-federation/enhanced/runtime';
import injectRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import ReactDOM from 'react-dom';
import jsxRuntime from 'react/jsx-runtime';
import { scriptTimeout, sections as registered } from 'shared-content/federation';
import * as kit from 'shared-content/ui';
import type { PinnedSections } from './PinnedSections';

/** What this site adds to Module Federation's runtime (module-federation.io/plugin/dev): pins and time limits. */
export function sitePlugin(sections: Pick<PinnedSections, 'getPin'>): ModuleFederationRuntimePlugin {
  const tried = new Set<string>();
  /** Absolute URL of each requested entry → its integrity, empty for a development server. */
  const entries = new Map<string, string>();
  const isDevelopment = (url: string) =>
    [...entries].some(
      ([entry, integrity]) => integrity === '' && new URL(entry).origin === new URL(url).origin,
    );
  return {
    name: 'site',

    /** Registers a section as a remote at its first request, in the version that this page pins. */
    async beforeRequest(request) {
      const section = registered.find(({ container }) => request.id.startsWith(`${container}/`));
      if (section) {
        const { entry, integrity = '' } = await sections.getPin(section.name);
        entries.set(new URL(entry, location.origin).href, integrity);
        request.origin.registerRemotes([{ name: section.container, entry, type: 'global' }]);
      }
      return request;
    },

    /**
     * Gives a section's entry its integrity and timeout, and refuses scripts that this page does not pin. A second try
     * uses another URL, as a cache may hold the refused bytes. An entry carries the hashes of its own chunks
     * (ScriptIntegrityPlugin of shared-content/bundling).
     */
    createScript({ url }) {
      const integrity = entries.get(url) ?? (isDevelopment(url) ? '' : undefined);
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

/** Name of a shared module → its version at build time (`sharedVersions` of shared-content/bundling). */
declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;

/** Modules shared with sections, by name: the module itself (`lib`) or a function that fetches it (`get`). */
const modules = {
  react: { lib: () => React },
  'react-dom': { lib: () => ReactDOM },
  'react/jsx-runtime': { lib: () => jsxRuntime },
  'shared-content/ui': { lib: () => kit },
  'shared-content/ui/forms': {
    get: () =>
      import(/* webpackChunkName: "kit-forms" */ 'shared-content/ui/forms').then((forms) => () => forms),
  },
};

/**
 * Module Federation's host (module-federation.io/guide/runtime): shares React and the kit, and loads the sections that
 * this page pins. The sections are built with `externalRuntime`, so the host's runtime serves them, too.
 */
export const createHost = (sections: PinnedSections) =>
  createInstance({
    name: 'shell',
    remotes: [],
    shared: Object.fromEntries(
      Object.entries(modules).map(([name, module]) => [
        name,
        {
          version: __SHARED_VERSIONS__[name],
          shareConfig: { singleton: true, requiredVersion: `^${__SHARED_VERSIONS__[name]}` },
          ...module,
        },
      ]),
    ),
    shareStrategy: 'loaded-first',
    plugins: [injectRuntimeCore(), sitePlugin(sections)],
  });
