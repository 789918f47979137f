import type { Pins, RouteDocument, SectionBundle, SectionName } from 'shared-content/federation';

/** The input of one document's render. The same input gives the same bytes. */
export interface DocumentInput {
  /** Route, or any unknown path for the 404 document. */
  readonly path: string;
  readonly bundles: Readonly<Partial<Record<SectionName, SectionBundle>>>;
  readonly pins: Pins;
  /** Canonical origin without a trailing slash: `https://www.example.com`. */
  readonly siteUrl: string;
  /** Base URL of the API for browsers, if it is not `/api` of the site. */
  readonly apiBase?: string;
}

/** A document, and the files that it needs beside it: URL → content. */
export interface RenderedDocument {
  readonly html: string;
  readonly files: Readonly<Record<string, string>>;
}

/** The shell's Node bundle, as compose loads it. */
export interface ShellBundle {
  readonly provided: Readonly<Record<string, unknown>>;
  /** Name of each module that the shell shares with sections → its version. */
  readonly sharedVersions: Readonly<Record<string, string>>;
  readonly homeHead: { readonly title: string; readonly description: string };
  readonly notFoundHead: ShellBundle['homeHead'];
  readonly renderDocument: (input: DocumentInput) => Promise<RenderedDocument>;
}

/** Head data of one document, resolved. */
export interface DocumentHead extends RouteDocument {
  readonly title: string;
  readonly description: string;
}
