import { budgetOptions, type ContactPayload, contactSchema } from 'shared-content/forms';

/**
 * What an enquiry says, column by column. SQL, mails, desk, commands, exports, webhook and the privacy policy's test follow
 * this one description; enquiryColumns.test.ts adds a column to it and looks for its value in each of these places.
 */
export interface EnquiryColumn {
  /** In the database, as text. */
  readonly column: string;
  /** In exports, in the webhook's data, and as an option of commands (firstName is --first-name). */
  readonly key: string;
  /** As mails, desk and chats call it. */
  readonly label: string;
  /** The form's field that brings it. Without one the headers do (leadSource.ts). */
  readonly field?: keyof ContactPayload;
  /** Its input at the desk, where the owner may correct it. Without one it stays as it was sent. */
  readonly correctedBy?: 'text' | 'email' | 'tel';
  /** The desk's search looks into it. */
  readonly searched?: true;
  /** Mails and desk show it apart from the facts: in the heading, or as the message below them. */
  readonly apart?: 'name' | 'message';
  /** The sentence of the privacy policy that speaks of it (mfe-company/content/storedData.ts). */
  readonly policy: 'entered' | 'added' | 'source';
  /** What a person reads in place of the value. */
  readonly words?: (value: string) => string;
}

const budgetWords = (value: string): string =>
  (value && budgetOptions.find((option) => option.value === value)?.label) || '';

/** utm_source=google&utm_medium=cpc as a person reads it: source google, medium cpc. */
const campaignWords = (campaign: string): string =>
  [...new URLSearchParams(campaign)].map(([key, value]) => `${key.replace('utm_', '')} ${value}`).join(', ');

const described = [
  {
    column: 'first_name',
    key: 'firstName',
    label: 'First name',
    field: 'firstName',
    correctedBy: 'text',
    searched: true,
    apart: 'name',
    policy: 'entered',
  },
  {
    column: 'last_name',
    key: 'lastName',
    label: 'Last name',
    field: 'lastName',
    correctedBy: 'text',
    searched: true,
    apart: 'name',
    policy: 'entered',
  },
  {
    column: 'email',
    key: 'email',
    label: 'Email',
    field: 'email',
    correctedBy: 'email',
    searched: true,
    policy: 'entered',
  },
  {
    column: 'phone',
    key: 'phone',
    label: 'Phone',
    field: 'phone',
    correctedBy: 'tel',
    searched: true,
    policy: 'added',
  },
  {
    column: 'company',
    key: 'company',
    label: 'Company',
    field: 'company',
    correctedBy: 'text',
    searched: true,
    policy: 'added',
  },
  {
    column: 'service_interest',
    key: 'serviceInterest',
    label: 'Service interest',
    field: 'serviceInterest',
    policy: 'added',
  },
  {
    column: 'budget',
    key: 'budget',
    label: 'Budget',
    field: 'budget',
    policy: 'added',
    words: budgetWords,
  },
  {
    column: 'description',
    key: 'message',
    label: 'Message',
    field: 'description',
    searched: true,
    apart: 'message',
    policy: 'entered',
  },
  { column: 'source_referrer', key: 'referrer', label: 'Came from', policy: 'source' },
  {
    column: 'source_campaign',
    key: 'campaign',
    label: 'Campaign',
    searched: true,
    policy: 'source',
    words: campaignWords,
  },
  { column: 'source_page', key: 'firstPage', label: 'First page', policy: 'source' },
] as const satisfies readonly EnquiryColumn[];

export type EnquiryColumnName = (typeof described)[number]['column'];
type Values = Readonly<Record<EnquiryColumnName, string>>;

export const enquiryColumns: readonly EnquiryColumn[] = described;

/** The value of a column. The one cast: a row holds every column that is described. */
export const valueOf = (row: Values, { column }: EnquiryColumn): string => row[column as EnquiryColumnName];

/** Values by their keys, as exports and the webhook name them. */
export function keyedValues(
  row: Values,
  wanted: (column: EnquiryColumn) => boolean = () => true,
): Record<string, string> {
  return Object.fromEntries(
    enquiryColumns.filter(wanted).map((column) => [column.key, valueOf(row, column)]),
  );
}

/** What mails and desk list below the name: label and words, without what is empty. */
export function enquiryFacts(row: Values): { column: EnquiryColumn; label: string; words: string }[] {
  return enquiryColumns
    .filter(({ apart }) => apart === undefined)
    .map((column) => {
      const value = valueOf(row, column);
      return { column, label: column.label, words: column.words?.(value) ?? value };
    })
    .filter(({ words }) => words !== '');
}

/** Columns that the owner may correct. One that the form demands is never emptied. */
export const correctableColumns = () =>
  enquiryColumns
    .filter(({ correctedBy }) => correctedBy !== undefined)
    .map((column) => ({
      ...column,
      required: (contactSchema.required as readonly string[]).includes(column.field ?? ''),
    }));
