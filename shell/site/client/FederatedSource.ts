import { type ComponentType, createElement } from 'react';
import { type AppEntry, type SectionModule, notFoundChunk, sectionNamed } from 'shared-content/federation';
import { LazyPart } from '../app/LazyPart';
import type { SectionSource } from '../app/SectionSource.contract';
import { PageMark } from '../app/arrival';
import { reportFailure } from '../app/reportFailure';
import { withPagesBelow } from '../app/withPagesBelow';
import { failureKind } from './failureKind';
import type { FederatedSections } from './federation/FederatedSections';
import { withRetries } from './withRetries';

type Lazy = { readonly default: ComponentType };

const importNotFound = () => import(/* webpackChunkName: "not-found" */ '../ui/NotFoundPage');
const importServedHome = () => import(/* webpackChunkName: "home-served" */ '../app/ServedHome');
const importHome = () => import(/* webpackChunkName: "home" */ '../app/Home');

interface FederatedSourceOptions {
  /** Asks for all scripts of a page at once, where loading it would ask for one after the other. */
  prefetch?: (path: string) => unknown;
  sections: Pick<FederatedSections, 'load'>;
  loadDocument: SectionSource['loadDocument'];
  frame: SectionSource['frame'];
  /** Path of a still page that the document brought. */
  served?: string;
  /** Whether what is live goes with other versions than this tab runs. */
  isOutdated?: (path: string) => Promise<boolean>;
  /** Whether the site answers with a page at a path that the pinned section does not know. */
  hasDocument?: (path: string) => Promise<boolean>;
}

/** The page is of another version than this tab runs, and its document is the way there: nothing failed. */
class OtherVersion extends Error {}

/** Hands out pages and parts of sections and of the shell, each loaded once, with retries. */
export class FederatedSource implements SectionSource {
  readonly frame: SectionSource['frame'];
  private readonly parts = new Map<string, LazyPart>();
  private readonly options: FederatedSourceOptions;

  constructor(options: FederatedSourceOptions) {
    this.options = options;
    this.frame = options.frame;
  }

  page(owner: AppEntry, path: string): ComponentType {
    return this.pagePart(owner, path).current;
  }

  isServed(path: string): boolean {
    // Home has a part that lives: `loadHome`.
    return path === this.options.served && path !== '/';
  }

  arrival(owner: AppEntry, path: string): Promise<unknown> | undefined {
    if (this.isServed(path)) return undefined;
    if (this.pagePart(owner, path).failed) this.forget(owner, path);
    return this.pagePart(owner, path).arrival();
  }

  /**
   * Runs the scripts of a page before it is asked for. What fails is tried anew, and told, when it is.
   *
   * @param path left out, a section's entry alone, which runs before any of its pages
   */
  async prepare(owner: AppEntry, path?: string): Promise<void> {
    try {
      if (owner.name !== 'shell') {
        const { routes } = (await this.sectionModule(owner, true)).default;
        await routes.find((route) => route.path === path)?.load();
      } else if (path !== undefined) await importHome();
    } catch {
      // Nobody has asked for it yet.
    }
  }

  exposed(section: AppEntry, name: string): ComponentType {
    return this.once(section, name, () =>
      this.options.sections
        .load<Lazy>(sectionNamed(section.name), name)
        .then((module) => ({ default: module.default })),
    ).current;
  }

  forget(owner: AppEntry, name: string): void {
    this.parts.delete(`${owner.name} ${name}`);
  }

  readonly loadDocument = (wanted: AbortSignal) => this.options.loadDocument(wanted);

  private pagePart(owner: AppEntry, path: string): LazyPart {
    return this.once(owner, path, () =>
      owner.name !== 'shell'
        ? this.loadPage(owner, path)
        : path === notFoundChunk
          ? this.loadNotFound()
          : this.loadHome(),
    );
  }

  private async loadNotFound(): Promise<Lazy> {
    return { default: (await withRetries(importNotFound)).NotFoundPage };
  }

  private async loadHome(): Promise<Lazy> {
    if (this.options.served === '/') return { default: (await withRetries(importServedHome)).ServedHome };
    this.options.prefetch?.('/');
    await this.refuseOutdated('/');
    return { default: (await withRetries(importHome)).Home };
  }

  private async loadPage(section: AppEntry, path: string): Promise<Lazy> {
    this.options.prefetch?.(path);
    await this.refuseOutdated(path);
    const { routes } = (await this.sectionModule(section)).default;
    const route = routes.find((candidate) => candidate.path === path);
    if (!route) {
      // It moved, or came after this tab was opened: its document is the way there, as for a page that fails.
      if (await this.options.hasDocument?.(path)) throw new OtherVersion(`${path} is of another version`);
      return this.loadNotFound();
    }
    const Page = withPagesBelow(await withRetries(() => route.load()), path, routes);
    return {
      default: () => createElement(PageMark, { path, title: route.title, children: createElement(Page) }),
    };
  }

  private async refuseOutdated(path: string): Promise<void> {
    if (await this.options.isOutdated?.(path)) throw new OtherVersion(`${path} is of another version`);
  }

  private sectionModule({ name }: AppEntry, ahead = false): Promise<{ default: SectionModule }> {
    return this.options.sections.load(sectionNamed(name), 'section', ahead);
  }

  private once(owner: AppEntry, name: string, load: () => Promise<Lazy>): LazyPart {
    const key = `${owner.name} ${name}`;
    let part = this.parts.get(key);
    if (!part) {
      part = new LazyPart(() =>
        load().catch((error: unknown) => {
          if (!(error instanceof OtherVersion)) {
            console.error(`${key} failed to load`, error);
            reportFailure(failureKind(error), owner.name, error);
          }
          throw error;
        }),
      );
      this.parts.set(key, part);
    }
    return part;
  }
}
