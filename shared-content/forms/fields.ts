/*
 * Control characters have no place in a single line (they are how mail headers are forged), nor has NUL anywhere
 * (PostgreSQL cannot store it). U+2028 and U+2029 break lines too. Written as strings because JSON schema wants strings.
 */
export const singleLinePattern = '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$';
export const multiLinePattern = '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f]*$';

/** One @ with something on both sides and nothing that can end the address in a mail header: the rest is the mail server's to judge. */
export const emailPattern =
  '^\\s*[^\\s@<>()\\[\\],;:"\\\\\\u0000-\\u001f\\u007f-\\u009f]+@[^\\s@<>()\\[\\],;:"\\\\\\u0000-\\u001f\\u007f-\\u009f]+\\s*$';

/** What a captcha token is made of: anything else would only make the provider stumble. */
export const tokenPattern = '^[\\w.-]+$';

/** Missing, or nothing but white space: a name of three spaces helps nobody. Any other type is the schema's to refuse. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
