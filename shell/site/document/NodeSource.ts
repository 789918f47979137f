import { type ComponentType, createElement } from 'react';
import {
  type AppEntry,
  type SectionBundle,
  type SectionEntry,
  type SectionName,
  isHome,
} from 'shared-content/federation';
import { Home } from '../app/Home';
import type { SectionSource } from '../app/SectionSource.contract';
import { Footer } from '../ui/footer/Footer';
import { Header } from '../ui/header/Header';
import { NotFoundPage } from '../ui/NotFoundPage';

/** Takes sections from their published Node bundles. Pages must be loaded before the render starts (`prepare`). */
export class NodeSource implements SectionSource {
  readonly frame = { Header, Footer };
  private readonly pages = new Map<string, ComponentType>();
  private readonly bundles: Readonly<Partial<Record<SectionName, SectionBundle>>>;

  constructor(bundles: Readonly<Partial<Record<SectionName, SectionBundle>>>) {
    this.bundles = bundles;
  }

  /** Loads the page at a path, so that `page` can hand it out while React renders. */
  async prepare(section: SectionEntry, path: string): Promise<void> {
    const routes = this.bundles[section.name]?.section.routes ?? [];
    const route = routes.find((candidate) => candidate.path === path);
    if (route) this.pages.set(path, await route.load());
  }

  page(_owner: AppEntry, path: string): ComponentType {
    if (isHome(path)) return Home;
    return this.pages.get(path) ?? NotFoundPage;
  }

  isKept(): boolean {
    return false;
  }

  load(): undefined {}

  exposed(section: SectionEntry, name: string): ComponentType {
    const component = this.bundles[section.name]?.exposed[name];
    if (!component)
      throw new Error(`${section.name}'s Node bundle exposes no ${name}; add it to its node.ts.`);
    return () => createElement(component);
  }

  forget(): void {}

  readonly loadDocument = () => Promise.resolve(false as const);
}
