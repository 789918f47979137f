import type { ComponentType } from 'react';
import type { SectionRoute } from '../section.contract';

/**
 * A section's routes on a dev server. Pages that were loaded are loaded again when the section changes (its words, its
 * heads, its list of routes), and take each other's place with their state.
 */
export class LivePages {
  routes: readonly SectionRoute[];
  private readonly loaded = new Map<string, ComponentType>();
  private failed = false;

  constructor(routes: readonly SectionRoute[]) {
    this.routes = routes.map((route) => this.observed(route));
  }

  /** Takes what the section has become; a page that cannot show it in place is reloaded. */
  async renew(routes: readonly SectionRoute[]): Promise<void> {
    const refresh = globalThis.__SITE_REFRESH__;
    // A released shell, or a page that stands on what failed.
    if (!refresh || this.failed) return location.reload();
    const before = new Map(this.loaded);
    this.routes = routes.map((route) => this.observed(route));
    for (const [path, page] of before) {
      const route = this.routes.find((one) => one.path === path);
      const next = await route?.load().catch(() => undefined);
      if (!next || !refresh.isSame(page, next)) return location.reload();
    }
    refresh.refreshSoon();
  }

  private observed(route: SectionRoute): SectionRoute {
    const load = async () => {
      try {
        const page = await route.load();
        // No more than a name for those that are no component of a file: pages made around their words.
        globalThis.__SITE_REFRESH__?.register(page, `page ${route.path}`);
        this.loaded.set(route.path, page);
        return page;
      } catch (error) {
        this.failed = true;
        throw error;
      }
    };
    return { ...route, load };
  }
}
