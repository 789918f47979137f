/**
 * Stands in for `@module-federation/webpack-bundler-runtime` in the shell's build (see webpack.factory.ts).
 * The shell alone provides react and the kit, each once and eagerly, and consumes them from itself; sections
 * are webpack containers that the shell loads by URL. Of the runtime's version negotiation, manifests,
 * snapshots and plugins nothing is left to do then, and each first view is 17 kB (brotli) lighter.
 *
 * The shape is that which `@module-federation/enhanced` 2.9 generates calls of: FederationRuntimePlugin
 * (`init`, `installInitialConsumes`), ConsumeSharedRuntimeModule (`consumes`), ShareRuntimeModule (`I`).
 */
type Factory = () => unknown;

interface SharedModule {
  readonly version: string;
  readonly get: () => Factory | Promise<Factory>;
  readonly shareConfig: { readonly eager?: boolean };
}

interface WebpackRequire {
  /** Module factories and instances, by id. */
  m: Record<string, (module: { exports: unknown }) => void>;
  c: Record<string, unknown>;
  /** Share scopes, as containers are initialized with them. */
  S: Record<string, Record<string, Record<string, unknown>>>;
  consumesLoadingData: {
    moduleIdToConsumeDataMapping: Record<string, { fallback: () => Factory | Promise<Factory> }>;
  };
  federation: { initOptions: { shared?: Record<string, readonly SharedModule[]> } };
}

interface Consumes {
  readonly webpackRequire: WebpackRequire;
  readonly installedModules: Record<string, Promise<void> | 0>;
}

const ownOf = ({ consumesLoadingData }: WebpackRequire, id: string) => {
  const consumed = consumesLoadingData.moduleIdToConsumeDataMapping[id];
  if (!consumed) throw new Error(`The shell consumes a shared module ${id} that it does not provide.`);
  return consumed.fallback;
};

function install({ webpackRequire, installedModules }: Consumes, id: string, factoryOf: () => Factory): void {
  webpackRequire.m[id] = (module) => {
    installedModules[id] = 0;
    delete webpackRequire.c[id];
    module.exports = factoryOf()();
  };
}

/** Shared modules of the first scripts: there already, because the shell provides them eagerly. */
function installInitialConsumes(options: Consumes & { readonly initialConsumes: readonly string[] }): void {
  for (const id of options.initialConsumes)
    install(options, id, ownOf(options.webpackRequire, id) as () => Factory);
}

/** Shared modules of a lazy chunk, fetched with it. */
function consumes(
  options: Consumes & {
    readonly chunkId: string;
    readonly chunkMapping: Readonly<Record<string, readonly string[]>>;
    readonly promises: Promise<void>[];
  },
): void {
  const { webpackRequire, installedModules, chunkId, chunkMapping, promises } = options;
  for (const id of chunkMapping[chunkId] ?? []) {
    if (webpackRequire.m[id]) continue;
    const installed = (installedModules[id] ||= Promise.resolve(ownOf(webpackRequire, id)()).then(
      (factory) => install(options, id, () => factory),
      (error: unknown) => {
        delete installedModules[id];
        throw error;
      },
    ));
    promises.push(installed);
  }
}

/** Puts what the shell provides into a share scope (`__webpack_init_sharing__`). */
function initializeSharing(options: { shareScopeName: string; webpackRequire: WebpackRequire }): true {
  const { shareScopeName, webpackRequire } = options;
  const scope = (webpackRequire.S[shareScopeName] ??= {});
  for (const [name, versions] of Object.entries(webpackRequire.federation.initOptions.shared ?? {}))
    for (const shared of versions) {
      const eager = Boolean(shared.shareConfig.eager);
      // A development container carries the enhanced runtime, which notes here who uses what.
      (scope[name] ??= {})[shared.version] ??= { ...shared, from: 'shell', eager, useIn: [], deps: [] };
    }
  return true;
}

export default {
  runtime: {},
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
  bundlerRuntime: { init: () => ({ name: 'shell' }), installInitialConsumes, consumes, I: initializeSharing },
};
