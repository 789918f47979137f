/*
 * A single line must not contain control characters, which can forge mail headers, nor U+2028 and U+2029, which break lines.
 * NUL is never allowed, as PostgreSQL cannot store it. The patterns are strings because JSON schema needs strings.
 */
export const singleLinePattern = '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$';
export const multiLinePattern = '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f]*$';

/** One @ with text on both sides, and no character that can end the address in a mail header. Mail servers check the rest. */
export const emailPattern =
  '^\\s*[^\\s@<>()\\[\\],;:"\\\\\\u0000-\\u001f\\u007f-\\u009f]+@[^\\s@<>()\\[\\],;:"\\\\\\u0000-\\u001f\\u007f-\\u009f]+\\s*$';

/** Characters of a captcha token: the provider might fail on any others. */
export const tokenPattern = '^[\\w.-]+$';

/** True for a missing value or only white space: a name of three spaces is useless. The schema refuses other types. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
