import type { FailureKind } from 'shared-content/telemetry';
import type { SectionEntry } from 'shared-content/federation';
import type { PinnedSections } from './PinnedSections';

/** Module Federation's codes for an entry that did not load or left no container (module-federation.io/guide/troubleshooting/runtime). */
const entryFailed = /#RUNTIME-00[18]/;

/** Why a load failed: a section's entry, another script, or code that ran and threw. */
export function getFailureKind(error: unknown): FailureKind {
  if (!(error instanceof Error)) return 'render';
  if (entryFailed.test(error.message)) return 'entry';
  return error.name === 'ChunkLoadError' ? 'script' : 'render';
}

/**
 * Loads a module that a section exposes. A failed load may be tried again.
 *
 * @param expose its key without './'
 * @throws Error when a script does not load
 */
export type LoadExposed = <T>(section: SectionEntry, expose: string) => Promise<T>;

/** Creates a function that loads by Module Federation, in the versions that this page pins. */
export function createLoadExposed(sections: PinnedSections): LoadExposed {
  // The runtime and the shared modules are in a chunk of their own: most pages need no section.
  const importHost = () => import(/* webpackChunkName: "federation" */ './host');
  let host: Promise<ReturnType<Awaited<ReturnType<typeof importHost>>['createHost']>> | undefined;
  return async <T>({ container }: SectionEntry, expose: string) => {
    host ??= importHost().then(({ createHost }) => createHost(sections));
    host.catch(() => (host = undefined));
    const module = await (await host).loadRemote<T>(`${container}/${expose}`);
    if (module === null) throw new Error(`${container} exposes nothing as ${expose}`);
    return module;
  };
}
