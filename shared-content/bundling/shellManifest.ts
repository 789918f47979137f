import { type AppName, shellApp } from '../federation';
import { sharedVersions } from './shared';

/**
 * The shell's own mf-manifest.json (module-federation.io/configure/manifest), which lists its shared modules. It exposes
 * none. ModuleFederationPlugin writes the sections' manifests, but does not build the shell (`shellBrowserConfig`).
 *
 * @param publicPath URL of the version's folder
 */
export const shellManifest = (version: string, publicPath: string) => {
  const name: AppName = shellApp.name;
  return {
    id: name,
    name,
    metaData: {
      name,
      type: 'app',
      buildInfo: { buildVersion: version, buildName: name },
      remoteEntry: { name: '', path: '', type: 'global' },
      types: { path: '', name: '', zip: '', api: '' },
      globalName: name,
      publicPath,
    },
    shared: Object.entries(sharedVersions()).map(([key, shared]) => ({
      id: `${name}:${key}`,
      name: key,
      version: shared,
      singleton: true,
      requiredVersion: `^${shared}`,
      assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } },
    })),
    remotes: [],
    exposes: [],
  };
};
