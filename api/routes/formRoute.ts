import { cleanAddress, honeypotField } from 'shared-content/forms';

/** Every answer of both calls, whatever its status; also keeps anything else from leaving by accident. */
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

/** Takes what nobody sees out of the address of a body that nobody has validated yet (cleanAddress). */
export function cleanEmail(body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  const fields = body as Record<string, unknown>;
  if (Object.hasOwn(fields, 'email') && typeof fields.email === 'string')
    fields.email = cleanAddress(fields.email);
}

/**
 * Takes the honeypot out of a body that nobody has validated yet (the schema knows no such field) and tells whether a
 * bot filled it.
 */
export function takeHoneypot(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, honeypotField)) return false;
  const fields = body as Record<string, unknown>;
  const value = fields[honeypotField];
  delete fields[honeypotField];
  return value !== '';
}
