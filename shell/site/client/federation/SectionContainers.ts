import type { SectionEntry } from 'shared-content/federation';
import type { PinnedSections } from './PinnedSections';
import { ScriptError, loadScript } from './loadScript';

/** webpack's container interface (webpack.js.org/concepts/module-federation, "Dynamic Remote Containers"). */
interface Container {
  init(shareScope: unknown): void | Promise<void>;
  get(expose: string): Promise<() => unknown>;
}

declare const __webpack_init_sharing__: (scope: 'default') => Promise<void> | true;
declare const __webpack_share_scopes__: { readonly default: unknown };

/** The sections' containers, in the exact versions that this document pins, each loaded once. */
export class SectionContainers {
  private readonly containers = new Map<string, Promise<Container>>();
  private readonly sections: Pick<PinnedSections, 'entryOf'>;

  constructor(sections: Pick<PinnedSections, 'entryOf'>) {
    this.sections = sections;
  }

  /**
   * A module that a section exposes.
   *
   * @param expose its key without './'
   * @throws Error when the container or one of its scripts cannot be had; the next call tries anew
   */
  async load<T>(section: SectionEntry, expose: string): Promise<T> {
    const container = await this.container(section);
    return (await container.get(`./${expose}`))() as T;
  }

  private container(section: SectionEntry): Promise<Container> {
    const { name } = section;
    let container = this.containers.get(name);
    if (!container) {
      this.containers.set(name, (container = this.start(section)));
      container.catch(() => this.containers.delete(name));
    }
    return container;
  }

  private async start({ name, container: key }: SectionEntry): Promise<Container> {
    const { entry, integrity } = await this.sections.entryOf(name);
    await loadScript(entry, integrity);
    const container = (globalThis as Record<string, unknown>)[key] as Container | undefined;
    if (!container) throw new ScriptError(entry, `defines no container ${key}`);
    await __webpack_init_sharing__('default');
    await container.init(__webpack_share_scopes__.default);
    return container;
  }
}
