import type { Pins, RouteDocument, SectionBundle, SectionName } from 'shared-content/federation';

/** What one document is rendered from. The same input gives the same bytes. */
export interface DocumentInput {
  /** Route, or any unknown path for the 404 document. */
  readonly path: string;
  readonly bundles: Readonly<Partial<Record<SectionName, SectionBundle>>>;
  readonly pins: Pins;
  /** Canonical origin without a trailing slash: `https://www.example.com`. */
  readonly siteUrl: string;
  /** Where browsers reach the API, if not at `/api` of the site. */
  readonly apiBase?: string;
  /** Folder of the shell's own public files, as `/assets/shell/<version>/`. */
  readonly shellBase: string;
}

/** A document, and the files beside it that are its own: URL → content. */
export interface RenderedDocument {
  readonly html: string;
  readonly files: Readonly<Record<string, string>>;
}

/** The shell's Node bundle, as compose loads it. */
export interface ShellBundle {
  readonly provided: Readonly<Record<string, unknown>>;
  readonly homeHead: { readonly title: string; readonly description: string };
  readonly notFoundHead: ShellBundle['homeHead'];
  readonly renderDocument: (input: DocumentInput) => Promise<RenderedDocument>;
}

/** Head data of one document, resolved. */
export interface DocumentHead extends RouteDocument {
  readonly title: string;
  readonly description: string;
}
