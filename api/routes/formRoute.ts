import { cleanAddress, honeypotField } from 'shared-content/forms';

/** Every answer of both forms, whatever its status. The schema also keeps other data from leaking. */
export const formAnswerSchema = {
  type: 'object',
  required: ['success'],
  additionalProperties: false,
  properties: {
    success: { type: 'boolean' },
    message: { type: 'string' },
    error: { type: 'string' },
  },
} as const;

/** Removes invisible characters from the address of an unvalidated body (cleanAddress). */
export function cleanEmail(body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  const fields = body as Record<string, unknown>;
  if (Object.hasOwn(fields, 'email') && typeof fields.email === 'string')
    fields.email = cleanAddress(fields.email);
}

/** Removes the honeypot from an unvalidated body (the schema has no such field). Returns whether a bot filled it. */
export function takeHoneypot(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, honeypotField)) return false;
  const fields = body as Record<string, unknown>;
  const value = fields[honeypotField];
  delete fields[honeypotField];
  return value !== '';
}
