import type { BuildSource } from 'shared-content/build/build.contract';
import type { Store, Versions } from './Store';

/** Changed app → the commit that its version was built from, as far as it is known. */
export async function sourcesOf(store: Store, versions: Versions, changed: readonly string[]) {
  const sources: Record<string, BuildSource> = {};
  for (const app of changed) {
    const version = versions[app];
    const build = version ? await store.build(app, version) : undefined;
    if (build?.source) sources[app] = build.source;
  }
  return sources;
}
