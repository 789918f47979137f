import injectRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { createInstance } from '@module-federation/enhanced/runtime';
import React from 'react';
import jsxRuntime from 'react/jsx-runtime';
import ReactDOM from 'react-dom';
import * as kit from 'shared-content/ui';
import type { PinnedSections } from './PinnedSections';
import { sitePlugin } from './sitePlugin';

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
