/** The part of webpack's `import.meta.webpackHot` that is used here. */
interface Hot {
  readonly data?: Record<string, unknown>;
  accept(): void;
  accept(module: string, then: () => void): void;
  dispose(remember: (data: Record<string, unknown>) => void): void;
  invalidate(): void;
}

/**
 * React Fast Refresh as a page of a dev server has it: one for all builds that meet on the page, of the one whose
 * script the document names. Absent in a released site, where a section under development reloads the page.
 */
export interface PageRefresh {
  /** Makes a component known; the one that comes later under the same name takes the place of the one before. */
  readonly register: (type: unknown, name: string) => void;
  readonly signature: () => (...of: readonly unknown[]) => unknown;
  /** Ends a file: one that exports components alone takes its own change, any other passes it on to who imports it. */
  readonly settle: (hot: Hot | undefined, exports: object, id: string) => void;
  /** Whether React takes one component for a later edition of the other. */
  readonly isSame: (one: unknown, other: unknown) => boolean;
  readonly refreshSoon: () => void;
}

declare global {
  var __SITE_REFRESH__: PageRefresh | undefined;
}
