import { type ComponentType, createElement } from 'react';
import {
  type AppEntry,
  type SectionEntry,
  type SectionModule,
  isHome,
  notFoundChunk,
  getSection,
} from 'shared-content/federation';
import { LazyPart, type SectionSource } from '../app/SectionSource';
import { AnnouncedPage } from '../app/arrival';
import { reportFailure } from '../app/reportFailure';
import { type RemoteModules, getFailureKind } from './federation/RemoteModules';
import { withRetries } from './withRetries';

const importNotFound = () => import(/* webpackChunkName: "not-found" */ '../ui/NotFoundPage');
const importKeptHome = () => import(/* webpackChunkName: "home-served" */ '../app/KeptHome');
const importHome = () => import(/* webpackChunkName: "home" */ '../app/Home');

interface FederatedSourceOptions {
  /** Requests all scripts of a page at once; a load alone would request one after the other. */
  prefetch?: (path: string) => unknown;
  remotes: Pick<RemoteModules, 'load'>;
  loadDocument: SectionSource['loadDocument'];
  frame: SectionSource['frame'];
  /** Path of the static page that the document brought. */
  kept?: string;
  /** Whether the live release has other versions than this tab runs. */
  isOutdated?: (path: string) => Promise<boolean>;
  /** Whether the site has a document at a path that the pinned section does not know. */
  hasDocument?: (path: string) => Promise<boolean>;
}

/** The page needs another version than this tab runs, so its document must be loaded. This is no failure. */
class OtherVersion extends Error {}

/** Loads pages and parts of the sections and the shell, each once and with retries. */
export class FederatedSource implements SectionSource {
  readonly frame: SectionSource['frame'];
  readonly loadDocument: SectionSource['loadDocument'];
  private readonly parts = new Map<string, LazyPart>();
  private readonly options: FederatedSourceOptions;

  constructor(options: FederatedSourceOptions) {
    this.options = options;
    this.frame = options.frame;
    this.loadDocument = options.loadDocument;
  }

  page(app: AppEntry, path: string): ComponentType {
    return this.pagePart(app, path).current;
  }

  isKept(path: string): boolean {
    // Home has live parts, so React renders it (`loadHome`).
    return path === this.options.kept && !isHome(path);
  }

  load(app: AppEntry, path: string): Promise<unknown> | undefined {
    if (this.isKept(path)) return undefined;
    if (this.pagePart(app, path).failed) this.forget(app, path);
    return this.pagePart(app, path).load();
  }

  /**
   * Runs the scripts of a page before a click. The click retries what fails here and reports it.
   *
   * @param path of the page; without it only the section's entry runs, which all its pages need
   */
  async prepare(app: AppEntry, path?: string): Promise<void> {
    try {
      if (app.name !== 'shell') {
        const { routes } = (await this.sectionModule(app, true)).default;
        await routes.find((route) => route.path === path)?.load();
      } else if (path !== undefined) await importHome();
    } catch {
      // The visitor has not asked for this page yet.
    }
  }

  exposed(section: SectionEntry, name: string): ComponentType {
    return this.once(section, name, async () => {
      const module = await this.options.remotes.load<{ default: ComponentType }>(section, name);
      return module.default;
    }).current;
  }

  forget(app: AppEntry, name: string): void {
    this.parts.delete(`${app.name} ${name}`);
  }

  private pagePart(app: AppEntry, path: string): LazyPart {
    return this.once(app, path, () =>
      app.name !== 'shell'
        ? this.loadPage(app, path)
        : path === notFoundChunk
          ? this.loadNotFound()
          : this.loadHome(),
    );
  }

  private async loadNotFound(): Promise<ComponentType> {
    return (await withRetries(importNotFound)).NotFoundPage;
  }

  private async loadHome(): Promise<ComponentType> {
    if (isHome(this.options.kept ?? '')) return (await withRetries(importKeptHome)).KeptHome;
    this.options.prefetch?.('/');
    await this.refuseOutdated('/');
    return (await withRetries(importHome)).Home;
  }

  private async loadPage(section: AppEntry, path: string): Promise<ComponentType> {
    this.options.prefetch?.(path);
    await this.refuseOutdated(path);
    const { routes } = (await this.sectionModule(section)).default;
    const route = routes.find((candidate) => candidate.path === path);
    if (!route) {
      // The page moved, or is newer than this tab: its document is loaded, as for a page that fails.
      if (await this.options.hasDocument?.(path)) throw new OtherVersion(`${path} is of another version`);
      return this.loadNotFound();
    }
    const Page = await withRetries(() => route.load());
    return () => createElement(AnnouncedPage, { path, title: route.title, children: createElement(Page) });
  }

  private async refuseOutdated(path: string): Promise<void> {
    if (await this.options.isOutdated?.(path)) throw new OtherVersion(`${path} is of another version`);
  }

  private sectionModule({ name }: AppEntry, ahead = false): Promise<{ default: SectionModule }> {
    return this.options.remotes.load(getSection(name), 'section', ahead);
  }

  private once(app: AppEntry, name: string, load: () => Promise<ComponentType>): LazyPart {
    const key = `${app.name} ${name}`;
    let part = this.parts.get(key);
    if (!part) {
      part = new LazyPart(() =>
        load().catch((error: unknown) => {
          if (!(error instanceof OtherVersion)) {
            console.error(`${key} failed to load`, error);
            reportFailure(getFailureKind(error), app.name, error);
          }
          throw error;
        }),
      );
      this.parts.set(key, part);
    }
    return part;
  }
}
