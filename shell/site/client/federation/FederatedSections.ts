import { type SectionEntry } from 'shared-content/federation';
import { withRetries } from '../withRetries';
import type { PinnedSections } from './PinnedSections';

/** Module Federation's runtime and the shared modules, in a chunk of their own: most pages need no section. */
const importHost = () => import(/* webpackChunkName: "federation" */ './host');

/**
 * Option of a load whose failure is not reported: one of several tries, or a load before a click. Module Federation
 * passes `from` to plugins unchanged.
 */
export const unreportedLoad = { from: 'build' } as const;

type Host = ReturnType<Awaited<ReturnType<typeof importHost>>['createHost']>;

/** Modules that sections expose, loaded by Module Federation in the versions that this page pins. */
export class FederatedSections {
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
