import { loadRemote } from '@module-federation/enhanced/runtime';
import { type ComponentType, createElement, lazy } from 'react';
import type { SectionEntry, SectionModule } from 'shared-content/federation';
import { PageMark } from '../app/PageMark';
import type { SectionSource } from '../app/SectionSource.contract';
import { whileLoading } from '../app/loadingState';
import { NotFoundPage } from '../ui/NotFoundPage';
import { withRetries } from './withRetries';

type Lazy = { readonly default: ComponentType };

interface FederatedSourceOptions {
  /** Path of the document that this tab opened: its markup stands, so nobody waits for its bundle. */
  initialPath: string;
  /** Makes the runtime forget a container that failed, before it is asked for again. */
  reregister: (section: SectionEntry) => void;
  leaveFor: SectionSource['leaveFor'];
}

/** Loads sections through the federation runtime, each module once, with retries. */
export class FederatedSource implements SectionSource {
  private readonly lazies = new Map<string, ComponentType>();
  private readonly options: FederatedSourceOptions;

  constructor(options: FederatedSourceOptions) {
    this.options = options;
  }

  page(section: SectionEntry, path: string): ComponentType {
    return this.once(section, path, async () => {
      const load = this.loadPage(section, path);
      if (path === this.options.initialPath) return load;
      return whileLoading(
        load.catch(async (error: unknown) => {
          console.error(`${section.name} ${path} failed to load`, error);
          await this.leaveFor(path);
          throw error;
        }),
      );
    });
  }

  exposed(section: SectionEntry, name: string): ComponentType {
    return this.once(section, name, () =>
      this.load<{ default: ComponentType }>(section, name).then((module) => ({ default: module.default })),
    );
  }

  forget(section: SectionEntry, name: string): void {
    this.lazies.delete(`${section.name} ${name}`);
  }

  readonly leaveFor = (path: string) => this.options.leaveFor(path);

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
    return withRetries(
      async () => {
        const module = await loadRemote<T>(`${section.container}/${expose}`);
        if (!module) throw new Error(`${section.name} exposes no ./${expose}`);
        return module;
      },
      () => this.options.reregister(section),
    );
  }

  private once(section: SectionEntry, name: string, load: () => Promise<Lazy>): ComponentType {
    const key = `${section.name} ${name}`;
    let component = this.lazies.get(key);
    if (!component) this.lazies.set(key, (component = lazy(load)));
    return component;
  }
}
