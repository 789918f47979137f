/** Invisible characters that come with a paste: direction marks, soft hyphens, zero-width joiners. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/**
 * Normalizes an e-mail address: removes invisible characters, surrounding white space and a sentence's final dot. So checks,
 * storage and mail all use one spelling.
 */
export function cleanAddress(address: string): string {
  return address.replace(invisible, '').trim().replace(/\.+$/, '');
}
