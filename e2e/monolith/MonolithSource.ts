import { type ComponentType, createElement, lazy } from 'react';
import type { SectionEntry, SectionModule, SectionName } from '../../shared-content/federation';
import company from '../../mfe-company/section';
import contact from '../../mfe-contact/section';
import portfolio from '../../mfe-portfolio/section';
import services from '../../mfe-services/section';
import { PageMark } from '../../shell/app/PageMark';
import type { SectionSource } from '../../shell/app/SectionSource.contract';
import { NotFoundPage } from '../../shell/ui/NotFoundPage';

const modules: Record<SectionName, SectionModule> = {
  'mfe-services': services,
  'mfe-portfolio': portfolio,
  'mfe-company': company,
  'mfe-contact': contact,
};

/** The sections as lazy routes of one build: what the site would be without federation. */
export class MonolithSource implements SectionSource {
  private readonly lazies = new Map<string, ComponentType>();

  page(section: SectionEntry, path: string): ComponentType {
    return this.once(path, async () => {
      const route = modules[section.name].routes.find((candidate) => candidate.path === path);
      if (!route) return { default: NotFoundPage };
      const Page = await route.load();
      return {
        default: () => createElement(PageMark, { path, title: route.title, children: createElement(Page) }),
      };
    });
  }

  exposed(_section: SectionEntry, name: string): ComponentType {
    return this.once(
      name,
      () => import(/* webpackChunkName: "NewsletterSignUp" */ '../../mfe-contact/NewsletterSignUp.expose'),
    );
  }

  forget(_section: SectionEntry, name: string): void {
    this.lazies.delete(name);
  }

  leaveFor(path: string): Promise<false> {
    location.assign(path);
    return Promise.resolve(false);
  }

  private once(name: string, load: () => Promise<{ default: ComponentType }>): ComponentType {
    let component = this.lazies.get(name);
    if (!component) this.lazies.set(name, (component = lazy(load)));
    return component;
  }
}
