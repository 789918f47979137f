import type { FailureKind } from 'shared-content/telemetry';
import type { SectionEntry } from 'shared-content/federation';
import { withRetries } from '../withRetries';
import { type PinnedSections, ScriptError } from './PinnedSections';

/** Module Federation's codes for an entry that did not load or left no container (module-federation.io/guide/troubleshooting/runtime). */
const entryFailed = /#RUNTIME-00[18]/;

/** Why a load failed: a section's entry, another script, or code that ran and threw. */
export function getFailureKind(error: unknown): FailureKind {
  if (error instanceof ScriptError) return 'entry';
  if (!(error instanceof Error)) return 'render';
  if (entryFailed.test(error.message)) return 'entry';
  return error.name === 'ChunkLoadError' ? 'script' : 'render';
}

/** Module Federation's runtime and the shared modules, in a chunk of their own: most pages need no section. */
const importHost = () => import(/* webpackChunkName: "federation" */ './host');

/**
 * Option of a load whose failure is not reported: one of several tries, or a load before a click. Module Federation
 * passes `from` to plugins unchanged.
 */
export const unreportedLoad = { from: 'build' } as const;

type Host = ReturnType<Awaited<ReturnType<typeof importHost>>['createHost']>;

/** Modules that sections expose, loaded by Module Federation in the versions that this page pins. */
export class RemoteModules {
  private readonly sections: PinnedSections;
  private host: Promise<Host> | undefined;

  constructor(sections: PinnedSections) {
    this.sections = sections;
  }

  /**
   * A module that a section exposes. A load that fails is tried again and reported (`sitePlugin`).
   *
   * @param expose its key without './'
   * @param ahead true before a click: the load is tried once, and a failure is not reported
   * @throws Error when a script does not load; the next call tries again
   */
  async load<T>({ container }: SectionEntry, expose: string, ahead = false): Promise<T> {
    const host = await this.start();
    const module = await host.loadRemote<T>(`${container}/${expose}`, ahead ? unreportedLoad : undefined);
    if (module === null) throw new Error(`${container} exposes nothing as ${expose}`);
    return module;
  }

  private start(): Promise<Host> {
    if (!this.host) {
      this.host = withRetries(importHost).then(({ createHost }) => createHost(this.sections));
      this.host.catch(() => (this.host = undefined));
    }
    return this.host;
  }
}
