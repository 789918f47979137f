import { type ComponentType, createElement } from 'react';
import { type SectionModule, findSection, homePart, isHome } from 'shared-content/federation';
import type { LoadedPage } from '../../shell/site/app/createSite';

/** The sections of this build, whatever their names. */
const modules = import.meta.glob<SectionModule>('../../mfe-*/section.ts', { eager: true, import: 'default' });

const importSignUp = async () =>
  (
    await import(
      /* webpackChunkName: "NewsletterSignUp" */ '../../mfe-contact/components/newsletter/NewsletterSignUp'
    )
  ).default;

/** The sections as lazy routes of one build: the site without federation. */
export class MonolithPages {
  private readonly loaded = new Map<string, LoadedPage>();

  get(path: string): LoadedPage | undefined {
    return this.loaded.get(path);
  }

  async load(path: string): Promise<void> {
    const page = await this.find(path);
    if (page) this.loaded.set(path, page);
  }

  /** The component that hydrates a document: its page, or Home's sign-up. */
  async loadServed(path: string) {
    if (isHome(path))
      return { app: homePart.section, name: homePart.expose, component: await importSignUp() } as const;
    const page = await this.find(path);
    return page && { app: page.app, name: path, component: page.component };
  }

  private async find(path: string): Promise<LoadedPage | undefined> {
    if (isHome(path)) {
      const { Home, title } = await import(/* webpackChunkName: "home" */ '../../shell/site/app/Home');
      const SignUp: ComponentType = await importSignUp();
      return { app: 'shell', title, component: () => createElement(Home, { SignUp }) };
    }
    const section = findSection(path);
    const { routes = [] } = modules[`../../${section?.name}/section.ts`] ?? {};
    const route = routes.find((candidate) => candidate.path === path);
    return section && route && { app: section.name, title: route.title, component: await route.load() };
  }
}
