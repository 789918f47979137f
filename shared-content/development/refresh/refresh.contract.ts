/** The part of webpack's `import.meta.webpackHot` that refresh uses. */
interface Hot {
  readonly data?: Record<string, unknown>;
  accept(): void;
  accept(module: string, then: () => void): void;
  dispose(remember: (data: Record<string, unknown>) => void): void;
  invalidate(): void;
}

/**
 * React Fast Refresh of a dev server's page. All builds on the page share one, that of the document's own script. A released
 * site has none: a section under development reloads the page there.
 */
export interface PageRefresh {
  /** Registers a component; a later one with the same name replaces it. */
  readonly register: (type: unknown, name: string) => void;
  readonly signature: () => (...of: readonly unknown[]) => unknown;
  /** Ends a file. A file that exports only components accepts its own change; others pass the change to their importers. */
  readonly settle: (hot: Hot | undefined, exports: object, id: string) => void;
  /** Whether React treats two components as versions of the same one. */
  readonly isSame: (one: unknown, other: unknown) => boolean;
  readonly refreshSoon: () => void;
}

declare global {
  var __SITE_REFRESH__: PageRefresh | undefined;
}
