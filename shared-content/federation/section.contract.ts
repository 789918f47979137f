import type { ComponentType } from 'react';
import type { Thing, WithContext } from 'schema-dts';

/** Longest title of a page, in characters: search results show no more. */
export const longestTitle = 60;

/**
 * The contract between the shell and a section. A section exposes `./section` with a default export that satisfies
 * `SectionModule`. Its Node bundle (`SectionBundle`) exports the same, with `documents`.
 */
export interface SectionModule {
  readonly routes: readonly SectionRoute[];
}

/** One page of a section. */
export interface SectionRoute {
  /** Absolute path below one of the section's prefixes, without a trailing slash. */
  readonly path: `/${string}`;
  /** Unique on the site, at most 60 characters; the shell appends the company's name where it fits. */
  readonly title: string;
  /** 50 to 160 characters, unique on the site. */
  readonly description: string;
  /**
   * Loads the page's component. Name its chunk after the path, without the leading slash and with dots for slashes
   * (`webpackChunkName: "services.ai-ml"`): compose finds the page's files by that name.
   */
  readonly load: () => Promise<ComponentType>;
  /**
   * Marks a static page. It has no state, effects, event handlers or form, and depends on the address's path alone.
   * React never hydrates its document, and its scripts load only for a visitor who points at a link to it. Links,
   * `<details>` and the kit's components work as on any page.
   */
  readonly static?: true;
}

/** Data that only the prerendered document needs. It is not part of the browser's scripts. */
export interface RouteDocument {
  /** Breadcrumbs from Home to this page, without Home. */
  readonly breadcrumbs?: readonly { readonly name: string; readonly path: `/${string}` }[];
  /** schema.org data about the page's content. */
  readonly structuredData?: readonly WithContext<Thing>[];
  /**
   * Share card, the picture that social networks show for this page. It is the URL of a PNG of 1200 by 630 pixels, as
   * an import gives it (`import card from './cards/ai-ml.png'`). Without it the page has the shell's drawing for this
   * path, else the card of the page above, else Home's.
   */
  readonly card?: string;
}

/** Old address → present page: `'/services/machine-learning': '/services/ai-ml'`. */
export type Redirects = Readonly<Record<`/${string}`, `/${string}`>>;

/** A section's Node bundle, as compose loads it. */
export interface SectionBundle {
  readonly section: SectionModule;
  readonly documents: Readonly<Record<string, RouteDocument>>;
  /**
   * Old addresses of this section, each with the page that replaced it, anywhere on the site. Old links, bookmarks and
   * search results still use them. A release that drops a live page requires an entry here. Older builds have none.
   */
  readonly redirects?: Redirects;
  /**
   * Further exposed components by expose key without './' (mfe-contact: NewsletterSignUp). Like pages that hydrate, they
   * must not take ids from `useId`: each hydrates in a root of its own, and the server renders the whole document in one.
   */
  readonly exposed: Readonly<Record<string, ComponentType>>;
}
