import type { ComponentType } from 'react';
import type { SectionRoute } from '../section.contract';

/**
 * A section's routes on a dev server. When the section's texts, head data or routes change, its loaded pages load again
 * and replace the old ones, keeping their state.
 */
export class LivePages {
  routes: readonly SectionRoute[];
  private readonly loaded = new Map<string, ComponentType>();
  private failed = false;

  constructor(routes: readonly SectionRoute[]) {
    this.routes = routes.map((route) => this.observed(route));
  }

  /** Applies the section's new routes. Reloads the page if it cannot show the change in place. */
  async renew(routes: readonly SectionRoute[]): Promise<void> {
    const refresh = globalThis.__SITE_REFRESH__;
    // No refresh in a released shell; after a failed load nothing can be replaced in place.
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
        // Gives a name to pages that are no component of a file: those created from their content.
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
