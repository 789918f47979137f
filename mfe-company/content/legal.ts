import { type LegalFacts, company } from 'shared-content/content';

/** `to`: path of this site, fragment, mailto: or absolute URL. */
interface InlineLink {
  readonly label: string;
  readonly to: string;
}

/** A run of text, or a link within it. */
export type Inline = string | InlineLink;

export type LegalBlock =
  | { readonly kind: 'text' | 'heading'; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

export interface LegalSection {
  /** Fragment of the section's URL. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

/** A legal page: the privacy policy or the terms. */
export interface LegalDocument {
  readonly title: string;
  readonly lead: string;
  readonly updated: { readonly label: string; readonly iso: string };
  /** A summary in a few plain sentences. */
  readonly inShort: readonly string[];
  readonly sections: readonly LegalSection[];
  /** A link to the other legal page. */
  readonly seeAlso: InlineLink;
}

export const legalWords = {
  contents: 'On this page',
  inShort: 'In short',
  inShortNote: 'This is a summary. Where it’s shorter than the sections below, the sections count.',
  seeAlso: 'See also: ',
} as const;

const { street, locality, city, postalCode, country } = company.address;
// The postal code stays on its city's line.
const town = `${locality}, ${city}\u00a0${postalCode}, ${country}`;

/** The company's seat and postal address, as used in a sentence. */
export const seat = town;
export const postalAddress = `${company.name}, ${street}, ${town}`;

/** A paragraph. */
export const paragraph = (...parts: readonly Inline[]): LegalBlock => ({ kind: 'text', parts });
/** A title within a long section. The sections' own titles are prescribed. */
export const heading = (title: string): LegalBlock => ({ kind: 'heading', parts: [title] });
/** A bulleted list; an item with a link is an array. */
export const list = (...items: readonly (Inline | readonly Inline[])[]): LegalBlock => ({
  kind: 'list',
  items: items.map((item) => (Array.isArray(item) ? (item as readonly Inline[]) : [item as Inline])),
});
export const link = (label: string, to: string): InlineLink => ({ label, to });

/** The site's operator, at the start of a sentence. Without a legal entity in the company file, only the trading name. */
export const getOperator = ({ entity }: LegalFacts): string =>
  entity ? `${company.name}, a trading name of ${entity},` : company.name;

/** Blocks with facts that only the owner knows. A fact that the company file leaves empty has no block. */
export const getRegistration = ({ entity, registration }: LegalFacts): readonly LegalBlock[] =>
  registration ? [paragraph(`${entity || company.name} is ${registration}.`)] : [];

export const getRepresentative = ({ representative }: LegalFacts): readonly LegalBlock[] =>
  representative
    ? [paragraph(`Our representative in the European Union and the United Kingdom is ${representative}.`)]
    : [];

export const getHosting = ({ hosting }: LegalFacts): readonly LegalBlock[] =>
  hosting ? [paragraph(`The servers of our hosting and mail providers stand in ${hosting}.`)] : [];

const years: Readonly<Record<number, string>> = { 365: 'one year', 730: 'two years', 1095: 'three years' };

/** A number of days in a policy's words: 'two years (730 days)', '30 days'. */
export const period = (days: number): string =>
  years[days] ? `${years[days]} (${days} days)` : `${days} days`;
