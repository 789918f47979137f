import { honeypotField } from 'shared-content/forms';

/** The trap's part of a body: sent only when something filled it in, for the schema knows no such field. */
export function honeypotOf(value: unknown): { [honeypotField]?: string } {
  return typeof value === 'string' && value !== '' ? { [honeypotField]: value } : {};
}
