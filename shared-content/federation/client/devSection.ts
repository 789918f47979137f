/// <reference types="webpack/module" />
import section from 'section-module-under-development';
import type { SectionModule } from '../section.contract';
import { LivePages } from './LivePages';

const pages = new LivePages(section.routes);

if (import.meta.webpackHot)
  import.meta.webpackHot.accept('section-module-under-development', () => void pages.renew(section.routes));

/** A dev server's replacement for `section.ts`, which shells load: the same routes, with changes applied in place. */
export default {
  get routes() {
    return pages.routes;
  },
} satisfies SectionModule;
