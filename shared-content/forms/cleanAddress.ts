/** Characters that nobody sees: marks of direction, soft hyphens, joiners of width zero. They come along with a paste. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/**
 * An address as its owner means it: without invisible characters, white space around it and the dot that ends a
 * sentence, so that it is judged, kept and written to under one spelling.
 */
export function cleanAddress(address: string): string {
  return address.replace(invisible, '').trim().replace(/\.+$/, '');
}
