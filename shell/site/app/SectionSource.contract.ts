import type { ComponentType } from 'react';
import type { AppEntry, SectionEntry } from 'shared-content/federation';

/**
 * Where the shell gets pages from, its own Home included, which no other page carries: in the browser the
 * federation runtime (`client/FederatedSource`), in Node the published bundles (`document/NodeSource`), in tests
 * plain objects.
 */
export interface SectionSource {
  /** What stands around every page, and comes from where pages come from. */
  readonly frame: { readonly Header: ComponentType; readonly Footer: ComponentType };
  /**
   * The page at a path (of the shell's, `notFoundChunk` is one), or the not-found page for a path that its owner does not know; the same
   * component for the same path, so that React keeps its state.
   */
  page(owner: AppEntry, path: string): ComponentType;
  /** Whether the page at a path stands as this tab's document brought it (a still page): nothing of it is rendered or loaded. */
  isServed(path: string): boolean;
  /**
   * Loads the page at a path for a new navigation, again if it failed before; undefined when it has come
   * and can be shown at once.
   */
  arrival(owner: AppEntry, path: string): Promise<unknown> | undefined;
  /** Another component that a section exposes, by its key without './'. */
  exposed(section: SectionEntry, name: string): ComponentType;
  /** Forgets a failed load, so that the next call tries again. */
  forget(owner: AppEntry, name: string): void;
  /**
   * Shows the page at the current address by a full load of its document.
   *
   * @param wanted aborted when the visitor goes elsewhere: the tab then stays
   * @returns false when the document cannot be had; never settles when the tab is on its way
   */
  loadDocument(wanted: AbortSignal): Promise<false>;
}
