import { type ComponentType, createElement } from 'react';
import type { SectionEntry, SectionModule } from 'shared-content/federation';
import { LazyPart } from '../app/LazyPart';
import type { SectionSource } from '../app/SectionSource.contract';
import { PageMark } from '../app/arrival';
import { NotFoundPage } from '../ui/NotFoundPage';
import type { SectionContainers } from './federation/SectionContainers';
import { withRetries } from './withRetries';

type Lazy = { readonly default: ComponentType };

interface FederatedSourceOptions {
  containers: Pick<SectionContainers, 'load'>;
  leaveFor: SectionSource['leaveFor'];
}

/** Loads sections through their containers, each module once, with retries. */
export class FederatedSource implements SectionSource {
  private readonly parts = new Map<string, LazyPart>();
  private readonly options: FederatedSourceOptions;

  constructor(options: FederatedSourceOptions) {
    this.options = options;
  }

  page(section: SectionEntry, path: string): ComponentType {
    return this.pagePart(section, path).current;
  }

  arrival(section: SectionEntry, path: string): Promise<unknown> | undefined {
    if (this.pagePart(section, path).failed) this.forget(section, path);
    return this.pagePart(section, path).arrival();
  }

  exposed(section: SectionEntry, name: string): ComponentType {
    return this.once(section, name, () =>
      this.load<{ default: ComponentType }>(section, name).then((module) => ({ default: module.default })),
    ).current;
  }

  forget(section: SectionEntry, name: string): void {
    this.parts.delete(`${section.name} ${name}`);
  }

  readonly leaveFor = (wanted: AbortSignal) => this.options.leaveFor(wanted);

  private pagePart(section: SectionEntry, path: string): LazyPart {
    return this.once(section, path, () => this.loadPage(section, path));
  }

  private async loadPage(section: SectionEntry, path: string): Promise<Lazy> {
    const module = await this.load<{ default: SectionModule }>(section, 'section');
    const route = module.default.routes.find((candidate) => candidate.path === path);
    if (!route) return { default: NotFoundPage };
    const Page = await withRetries(() => route.load());
    return {
      default: () => createElement(PageMark, { path, title: route.title, children: createElement(Page) }),
    };
  }

  private load<T>(section: SectionEntry, expose: string): Promise<T> {
    return withRetries(() => this.options.containers.load<T>(section, expose));
  }

  private once(section: SectionEntry, name: string, load: () => Promise<Lazy>): LazyPart {
    const key = `${section.name} ${name}`;
    let part = this.parts.get(key);
    if (!part) {
      part = new LazyPart(() =>
        load().catch((error: unknown) => {
          console.error(`${key} failed to load`, error);
          throw error;
        }),
      );
      this.parts.set(key, part);
    }
    return part;
  }
}
