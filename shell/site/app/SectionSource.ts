import { type ComponentType, createContext, lazy, useContext } from 'react';
import type { AppEntry, SectionEntry } from 'shared-content/federation';

/**
 * Where the shell gets pages from: the federation runtime in the browser (`client/FederatedSource`), the published bundles
 * in Node (`createNodeSource`), plain objects in tests. Home comes from here too, so no other page loads it.
 */
export interface SectionSource {
  /** Header and footer of every page. */
  readonly frame: { readonly Header: ComponentType; readonly Footer: ComponentType };
  /**
   * The page at a path, or the not-found page if the owner does not know the path. The shell has a page `notFoundChunk`.
   * The same path always gives the same component, so that React keeps its state.
   */
  page(app: AppEntry, path: string): ComponentType;
  /** True for the static page that this tab's document brought. It keeps that markup: nothing of it is rendered or loaded. */
  isKept(path: string): boolean;
  /**
   * Loads the page at a path for a new navigation, and tries again if it failed before.
   *
   * @returns undefined when the page is loaded and can be shown at once
   */
  load(app: AppEntry, path: string): Promise<unknown> | undefined;
  /** A component that a section exposes beside its pages, by its key without './'. */
  exposed(section: SectionEntry, name: string): ComponentType;
  /** Forgets a failed load, so that the next call tries again. */
  forget(app: AppEntry, name: string): void;
  /**
   * Shows the page at the current address by a full load of its document.
   *
   * @param wanted aborted when the visitor goes elsewhere: the tab then keeps its document
   * @returns false when the document is not available; never settles while the tab loads it
   */
  loadDocument(wanted: AbortSignal): Promise<false>;
}

export const SectionSourceContext = createContext<SectionSource | undefined>(undefined);

/** The section source of this page. */
export function useSectionSource(): SectionSource {
  const source = useContext(SectionSourceContext);
  if (!source) throw new Error('useSectionSource needs <SiteApp source={…}> above it.');
  return source;
}

/** A component that loads once, when it is first rendered or `load` is called. */
export class LazyPart {
  /** True when the load has failed. Like `React.lazy` it never recovers: a retry needs a new `LazyPart`. */
  failed = false;
  private readonly loader: () => Promise<ComponentType>;
  private component: ComponentType | undefined;
  private loaded: ComponentType | undefined;
  private loading: Promise<ComponentType> | undefined;

  constructor(load: () => Promise<ComponentType>) {
    this.loader = load;
  }

  /** The same component on every call, so that React keeps its state. It suspends unless loaded before the first call. */
  get current(): ComponentType {
    return (this.component ??= this.loaded ?? lazy(async () => ({ default: await this.start() })));
  }

  /** Starts the load. Returns undefined once the component is loaded. */
  load(): Promise<unknown> | undefined {
    return this.loaded ? undefined : this.start();
  }

  private start(): Promise<ComponentType> {
    this.loading ??= this.loader().then(
      (component) => (this.loaded = component),
      (error: unknown) => {
        this.failed = true;
        throw error;
      },
    );
    return this.loading;
  }
}
