/** A run of text, or a link within it. `to`: path of this site, fragment, mailto: or absolute URL. */
export type Inline = string | { readonly label: string; readonly to: string };

export type LegalBlock =
  | { readonly kind: 'text'; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

export interface LegalSection {
  /** Fragment of the section's address. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

/** A legal page: the policy, the terms. */
export interface LegalDocument {
  readonly title: string;
  readonly lead: string;
  readonly updated: { readonly label: string; readonly iso: string };
  /** The document in a few plain sentences, for those who read no further. */
  readonly inShort: readonly string[];
  readonly sections: readonly LegalSection[];
}

export const legalWords = {
  contents: 'On this page',
  inShort: 'In short',
  inShortNote: 'This is a summary. Where it’s shorter than the sections below, the sections count.',
} as const;

/** A paragraph. */
export const say = (...parts: readonly Inline[]): LegalBlock => ({ kind: 'text', parts });
/** A bulleted list; an item with a link is an array. */
export const list = (...items: readonly (Inline | readonly Inline[])[]): LegalBlock => ({
  kind: 'list',
  items: items.map((item) => (Array.isArray(item) ? (item as readonly Inline[]) : [item as Inline])),
});
export const link = (label: string, to: string): Inline => ({ label, to });
