import { type ComponentType, createElement } from 'react';
import type { FailureKind } from 'shared-content/encounters';
import { type AppEntry, type SectionModule, notFoundChunk, sectionNamed } from 'shared-content/federation';
import { LazyPart } from '../app/LazyPart';
import type { SectionSource } from '../app/SectionSource.contract';
import { PageMark } from '../app/arrival';
import { reportFailure } from '../app/reportFailure';
import { withPagesBelow } from '../app/withPagesBelow';
import type { SectionContainers } from './federation/SectionContainers';
import { ScriptError } from './federation/loadScript';

type Lazy = { readonly default: ComponentType };

const importNotFound = () => import(/* webpackChunkName: "not-found" */ '../ui/NotFoundPage');
const importServedHome = () => import(/* webpackChunkName: "home-served" */ '../app/ServedHome');
const importHome = () => import(/* webpackChunkName: "home" */ '../app/Home');

interface FederatedSourceOptions {
  /** Asks for all scripts of a page at once, where loading it would ask for one after the other. */
  prefetch?: (path: string) => unknown;
  containers: Pick<SectionContainers, 'load'>;
  leaveFor: SectionSource['leaveFor'];
  frame: SectionSource['frame'];
  /** Path of a still page that the document brought. */
  served?: string;
  /** Whether what is live goes with other versions than this tab runs. */
  isOutdated?: () => Promise<boolean>;
  /** Whether the site answers with a page at a path that the pinned section does not know. */
  hasDocument?: (path: string) => Promise<boolean>;
}

/** Waits before each attempt but the first, in milliseconds: one number more is one attempt more. */
export const backOff: readonly number[] = [400, 1600];

/**
 * Runs `attempt` until it succeeds, at most once more than `backOff` has waits.
 *
 * @throws the last attempt's error
 */
async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (const wait of backOff) {
    try {
      return await attempt();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return attempt();
}

/** What a part failed by: its container's entry, another script, or code that ran and threw. */
function kindOf(error: unknown): FailureKind {
  if (error instanceof ScriptError) return 'entry';
  return error instanceof Error && error.name === 'ChunkLoadError' ? 'script' : 'render';
}

/** The page is of another version than this tab runs, and its document is the way there: nothing failed. */
class OtherVersion extends Error {}

/** Loads sections through their containers, each module once, with retries. */
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
        const { routes } = (await this.sectionModule(owner)).default;
        await routes.find((route) => route.path === path)?.load();
      } else if (path !== undefined) await importHome();
    } catch {
      // Nobody has asked for it yet.
    }
  }

  exposed(section: AppEntry, name: string): ComponentType {
    return this.once(section, name, () =>
      withRetries(() => this.options.containers.load<Lazy>(sectionNamed(section.name), name)).then(
        (module) => ({ default: module.default }),
      ),
    ).current;
  }

  forget(owner: AppEntry, name: string): void {
    this.parts.delete(`${owner.name} ${name}`);
  }

  readonly leaveFor = (wanted: AbortSignal) => this.options.leaveFor(wanted);

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
    const { routes } = (await withRetries(() => this.sectionModule(section))).default;
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
    if (await this.options.isOutdated?.()) throw new OtherVersion(`${path} is of another version`);
  }

  private sectionModule({ name }: AppEntry): Promise<{ default: SectionModule }> {
    return this.options.containers.load(sectionNamed(name), 'section');
  }

  private once(owner: AppEntry, name: string, load: () => Promise<Lazy>): LazyPart {
    const key = `${owner.name} ${name}`;
    let part = this.parts.get(key);
    if (!part) {
      part = new LazyPart(() =>
        load().catch((error: unknown) => {
          console.error(`${key} failed to load`, error);
          if (!(error instanceof OtherVersion)) reportFailure(kindOf(error), owner.name, error);
          throw error;
        }),
      );
      this.parts.set(key, part);
    }
    return part;
  }
}
