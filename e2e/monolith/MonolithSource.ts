import { type ComponentType, createElement } from 'react';
import type { AppEntry, SectionEntry, SectionModule } from 'shared-content/federation';
import { LazyPart, type SectionSource } from '../../shell/site/app/SectionSource';
import { AnnouncedPage } from '../../shell/site/app/arrival';
import { keptFrame } from '../../shell/site/app/frames';

/** The sections of this build, whatever their names. */
const modules = import.meta.glob<SectionModule>('../../mfe-*/section.ts', { eager: true, import: 'default' });

/** The sections as lazy routes of one build: the site without federation. */
export class MonolithSource implements SectionSource {
  readonly frame = keptFrame();
  private readonly parts = new Map<string, LazyPart>();
  private readonly served: string | undefined;

  /** @param served path of the static page in the document */
  constructor(served?: string) {
    this.served = served;
  }

  page(app: AppEntry, path: string): ComponentType {
    return this.pagePart(app, path).current;
  }

  isKept(path: string): boolean {
    return path === this.served && path !== '/';
  }

  load(app: AppEntry, path: string): Promise<unknown> | undefined {
    return this.isKept(path) ? undefined : this.pagePart(app, path).load();
  }

  exposed(_section: SectionEntry, name: string): ComponentType {
    return this.once(name, async () => {
      const module = await import(
        /* webpackChunkName: "NewsletterSignUp" */ '../../mfe-contact/components/newsletter/NewsletterSignUp'
      );
      return module.default;
    }).current;
  }

  forget(_owner: AppEntry, name: string): void {
    this.parts.delete(name);
  }

  loadDocument(): Promise<false> {
    return Promise.resolve(false);
  }

  private pagePart({ name }: AppEntry, path: string): LazyPart {
    return this.once(path, async () => {
      if (name === 'shell' && this.served === '/') {
        const { KeptHome } = await import(
          /* webpackChunkName: "home-served" */ '../../shell/site/app/KeptHome'
        );
        return KeptHome;
      }
      if (name === 'shell') {
        const { Home } = await import(/* webpackChunkName: "home" */ '../../shell/site/app/Home');
        return Home;
      }
      const { routes = [] } = modules[`../../${name}/section.ts`] ?? {};
      const route = routes.find((candidate) => candidate.path === path);
      if (!route)
        return (await import(/* webpackChunkName: "not-found" */ '../../shell/site/ui/NotFoundPage'))
          .NotFoundPage;
      const Page = await route.load();
      return () => createElement(AnnouncedPage, { path, title: route.title, children: createElement(Page) });
    });
  }

  private once(name: string, load: () => Promise<ComponentType>): LazyPart {
    let part = this.parts.get(name);
    if (!part) this.parts.set(name, (part = new LazyPart(load)));
    return part;
  }
}
