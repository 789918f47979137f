import type { ComponentType } from 'react';
import type { Thing, WithContext } from 'schema-dts';

/**
 * What the shell and a section promise each other. A section exposes `./section` with a default export
 * that satisfies `SectionModule`, and its Node bundle exports the same beside `documents`.
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
   * Loads the page. Its chunk is named after the path, without the leading slash and with dots for
   * slashes (`webpackChunkName: "services.ai-ml"`): compose finds the page's files by that name.
   */
  readonly load: () => Promise<ComponentType>;
  /**
   * Whether the page above it ends with a card that leads here (title and description). Leave it out where that
   * page speaks of this one in its own words.
   */
  readonly listed?: boolean;
  /**
   * A static page reacts to nothing by itself: no state, no effects, no handlers of its own, no form, nothing of the
   * address but its path. What its document brings is left as it is, and its scripts come only to who arrives by a
   * click. Links, `<details>` and the kit's pieces work there as anywhere.
   */
  readonly static?: true;
}

/** What only the prerendered document needs; kept out of the browser's scripts. */
export interface RouteDocument {
  /** Trail from Home to this page, Home left out: name and path. */
  readonly breadcrumbs?: readonly { readonly name: string; readonly path: `/${string}` }[];
  /** schema.org data about what the page shows. */
  readonly structuredData?: readonly WithContext<Thing>[];
  /**
   * The picture that social networks show for this page: URL of a PNG of 1200 by 630 pixels, as an import of
   * the file gives it (`import card from './cards/ai-ml.png'`). Left out, the shell's drawing for this path is
   * taken, else the card of the page above it, else Home's.
   */
  readonly card?: string;
}

/** Address that was → page that is: `'/services/machine-learning': '/services/ai-ml'`. */
export type Redirects = Readonly<Record<`/${string}`, `/${string}`>>;

/** A section's Node bundle, as compose loads it. */
export interface SectionBundle {
  readonly section: SectionModule;
  readonly documents: Readonly<Record<string, RouteDocument>>;
  /**
   * Addresses that pages of this section had, each with the page that took its place, anywhere on the site: old
   * links, bookmarks and search results lead there. A release that drops a live page wants it here. Builds of before
   * have none.
   */
  readonly redirects?: Redirects;
  /**
   * Further exposed components by expose key without './' (mfe-contact: NewsletterSignUp). They take their ids from elsewhere
   * than `useId`: Home, as its document brought it, has them at another place of React's tree.
   */
  readonly exposed: Readonly<Record<string, ComponentType>>;
}
