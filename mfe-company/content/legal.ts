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
  /** The other of the two pages. */
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

/** Where the company sits, and where it gets its post, as a sentence says it. */
export const seat = town;
export const postalAddress = `${company.name}, ${street}, ${town}`;

/** A paragraph. */
export const say = (...parts: readonly Inline[]): LegalBlock => ({ kind: 'text', parts });
/** A title within a long section; those of the sections themselves are laid down. */
export const heading = (title: string): LegalBlock => ({ kind: 'heading', parts: [title] });
/** A bulleted list; an item with a link is an array. */
export const list = (...items: readonly (Inline | readonly Inline[])[]): LegalBlock => ({
  kind: 'list',
  items: items.map((item) => (Array.isArray(item) ? (item as readonly Inline[]) : [item as Inline])),
});
export const link = (label: string, to: string): InlineLink => ({ label, to });

/** Who is behind the site, as a sentence begins. Without a legal entity in the company file: the trading name alone. */
export const getOperator = ({ entity }: LegalFacts): string =>
  entity ? `${company.name}, a trading name of ${entity},` : company.name;

/** The blocks that name what only the owner knows; none for a fact that the company file leaves empty. */
export const getRegistration = ({ entity, registration }: LegalFacts): readonly LegalBlock[] =>
  registration ? [say(`${entity || company.name} is ${registration}.`)] : [];

export const getRepresentative = ({ representative }: LegalFacts): readonly LegalBlock[] =>
  representative
    ? [say(`Our representative in the European Union and the United Kingdom is ${representative}.`)]
    : [];

export const getHosting = ({ hosting }: LegalFacts): readonly LegalBlock[] =>
  hosting ? [say(`The servers of our hosting and mail providers stand in ${hosting}.`)] : [];

const years: Readonly<Record<number, string>> = { 365: 'one year', 730: 'two years', 1095: 'three years' };

/** A number of days as a policy says it: 'two years (730 days)', '30 days'. */
export const period = (days: number): string =>
  years[days] ? `${years[days]} (${days} days)` : `${days} days`;
