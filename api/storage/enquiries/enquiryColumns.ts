import { budgetOptions, type ContactPayload } from 'shared-content/forms';

/**
 * One column of an enquiry. SQL, mails, desk, exports and webhook follow this one description: `enquiryColumns.test.ts`
 * adds a column and looks for its value in each of them. The privacy policy's test compares the columns with the policy.
 */
export interface EnquiryColumn {
  /** The name in the database: the field's in snake_case. The type is text. */
  readonly column: string;
  /** The label in mails and at the desk. */
  readonly label: string;
  /** The form field that fills it, and its name in exports and webhook data. */
  readonly field: keyof ContactPayload;
  /** The desk's link to the person. */
  readonly link?: 'mailto' | 'tel';
  /** Whether the desk's search includes it. */
  readonly searched?: true;
  /** Mails and desk show it outside the list of facts: in the heading, or as the message below. */
  readonly apart?: 'name' | 'message';
  /** The sentence of the privacy policy that covers it (mfe-company/content/storedData.ts). */
  readonly policy: 'entered' | 'added';
  /** Formats the value for people. */
  readonly format?: (value: string) => string;
}

const budgetWords = (value: string): string =>
  (value && budgetOptions.find((option) => option.value === value)?.label) || '';

const described = [
  {
    column: 'first_name',
    field: 'firstName',
    label: 'First name',
    searched: true,
    apart: 'name',
    policy: 'entered',
  },
  {
    column: 'last_name',
    field: 'lastName',
    label: 'Last name',
    searched: true,
    apart: 'name',
    policy: 'entered',
  },
  { column: 'email', field: 'email', label: 'Email', link: 'mailto', searched: true, policy: 'entered' },
  { column: 'phone', field: 'phone', label: 'Phone', link: 'tel', searched: true, policy: 'added' },
  { column: 'company', field: 'company', label: 'Company', searched: true, policy: 'added' },
  { column: 'service_interest', field: 'serviceInterest', label: 'Service interest', policy: 'added' },
  { column: 'budget', field: 'budget', label: 'Budget', policy: 'added', format: budgetWords },
  {
    column: 'description',
    field: 'description',
    label: 'Message',
    searched: true,
    apart: 'message',
    policy: 'entered',
  },
] as const satisfies readonly EnquiryColumn[];

export type EnquiryColumnName = (typeof described)[number]['column'];
type Values = Readonly<Record<EnquiryColumnName, string>>;

export const enquiryColumns: readonly EnquiryColumn[] = described;

/** The value of a column. This is the only cast: a row holds every described column. */
const getColumnValue = (row: Values, { column }: EnquiryColumn): string => row[column as EnquiryColumnName];

/** Values under the names of the form, for exports and the webhook. */
export const getValuesByField = (row: Values): Record<string, string> =>
  Object.fromEntries(enquiryColumns.map((column) => [column.field, getColumnValue(row, column)]));

/** The list below the name in mails and at the desk: label and text, without empty values. */
export function listFacts(row: Values): { column: EnquiryColumn; label: string; text: string }[] {
  return enquiryColumns
    .filter(({ apart }) => apart === undefined)
    .map((column) => {
      const value = getColumnValue(row, column);
      return { column, label: column.label, text: column.format?.(value) ?? value };
    })
    .filter(({ text }) => text !== '');
}
