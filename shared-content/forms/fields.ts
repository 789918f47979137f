/*
 * A single line must not contain control characters, which can forge mail headers, nor U+2028 and U+2029, which break lines.
 * NUL is never allowed, as PostgreSQL cannot store it. The patterns are strings because JSON schema needs strings.
 */
export const singleLinePattern = '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$';
export const multiLinePattern = '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f]*$';

/** One @ with text on both sides, and no character that can end the address in a mail header. Mail servers check the rest. */
export const emailPattern =
  '^\\s*[^\\s@<>()\\[\\],;:"\\\\\\u0000-\\u001f\\u007f-\\u009f]+@[^\\s@<>()\\[\\],;:"\\\\\\u0000-\\u001f\\u007f-\\u009f]+\\s*$';

/** Longest value of each field, in characters; 254 is the longest address that SMTP can carry (RFC 5321). */
export const fieldLimits = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 40,
  company: 200,
  description: 5000,
  turnstileToken: 2048,
} as const;

export const captchaToken = {
  type: 'string',
  minLength: 1,
  maxLength: fieldLimits.turnstileToken,
  // The provider might fail on any other characters.
  pattern: '^[\\w.-]+$',
} as const;

/** True for a missing value or only white space: a name of three spaces is useless. The schema refuses other types. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** Invisible characters that come with a paste: direction marks, soft hyphens, zero-width joiners. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/**
 * Normalizes an e-mail address: removes invisible characters, surrounding white space and a sentence's final dot. So checks,
 * storage and mail all use one spelling.
 */
export function cleanEmail(address: string): string {
  return address.replace(invisible, '').trim().replace(/\.+$/, '');
}
