import { type ComponentType, createElement } from 'react';
import {
  type AppName,
  type SectionEntry,
  type SectionModule,
  findSection,
  getSection,
  homePart,
  isHome,
} from 'shared-content/federation';
import type { LoadedPage } from '../app/createSite';
import { reportFailure } from '../app/reportFailure';
import { type LoadExposed, getFailureKind } from './federation/loadExposed';
import { withRetries } from './withRetries';

const importHome = () => import(/* webpackChunkName: "home" */ '../app/Home');

/** A click on the link of a page is answered at once from now on. Tests wait for it. */
const readyEvent = 'site:ready';

/**
 * Loads the pages of the sections, by Module Federation, and the shell's own page.
 *
 * @param isOutdated whether the page at a path must come as a document (`PinnedSections.isOutdated`)
 */
export class FederatedPages {
  private readonly loadExposed: LoadExposed;
  private readonly isOutdated: (path: string) => boolean;
  private readonly loaded = new Map<string, LoadedPage>();

  constructor(loadExposed: LoadExposed, isOutdated: (path: string) => boolean) {
    this.loadExposed = loadExposed;
    this.isOutdated = isOutdated;
  }

  /** The page at a path, if it has loaded and a click may show it. */
  get(path: string): LoadedPage | undefined {
    return this.isOutdated(path) ? undefined : this.loaded.get(path);
  }

  /**
   * Loads the page at a path before a click. Each script is tried once, and no failure is reported: the visitor has not
   * asked for the page, and a click brings its document.
   *
   * @returns the page; undefined where the site has none at the path in the versions that this tab runs
   * @throws Error if a script does not load
   */
  async load(path: string): Promise<LoadedPage | undefined> {
    const page = this.loaded.get(path) ?? (await this.find(path));
    if (!page) return undefined;
    this.loaded.set(path, page);
    dispatchEvent(new CustomEvent(readyEvent, { detail: path }));
    return page;
  }

  /** Runs the entry of a path's section, which all its pages need, under the conditions of `load`. */
  async loadEntry(path: string): Promise<void> {
    const section = findSection(path);
    if (section) await this.loadExposed(section, 'section');
  }

  /**
   * The component that hydrates a document: its page, or Home's sign-up. Failed scripts are tried again.
   *
   * @returns with the owner, and the name of the part; undefined after a failure, which is reported
   */
  async loadServed(
    path: string,
  ): Promise<{ app: AppName; name: string; component: ComponentType } | undefined> {
    const isSignUp = isHome(path);
    const section = isSignUp ? getSection(homePart.section) : findSection(path);
    if (!section) return undefined;
    const { name: app } = section;
    try {
      if (isSignUp)
        return { app, name: homePart.expose, component: await withRetries(() => this.loadSignUp()) };
      const route = await withRetries(() => this.findRoute(section, path));
      if (!route) throw new Error(`${app} has no page at ${path}`);
      return { app, name: path, component: await withRetries(() => route.load()) };
    } catch (error) {
      console.error(`${app} ${path} failed to load`, error);
      reportFailure(getFailureKind(error), app, error);
      return undefined;
    }
  }

  private async find(path: string): Promise<LoadedPage | undefined> {
    if (isHome(path)) {
      const [{ Home, title }, SignUp] = await Promise.all([importHome(), this.loadSignUp()]);
      return { app: 'shell', title, component: () => createElement(Home, { SignUp }) };
    }
    const section = findSection(path);
    const route = section && (await this.findRoute(section, path));
    return route && { app: section.name, title: route.title, component: await route.load() };
  }

  private async findRoute(section: SectionEntry, path: string) {
    const module = await this.loadExposed<{ default: SectionModule }>(section, 'section');
    return module.default.routes.find((route) => route.path === path);
  }

  private async loadSignUp(): Promise<ComponentType> {
    const section = getSection(homePart.section);
    return (await this.loadExposed<{ default: ComponentType }>(section, homePart.expose)).default;
  }
}
