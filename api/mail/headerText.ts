// Alone: the package's index loads a hundred more.
import isEmail from 'validator/lib/isEmail.js';

/** Marks that turn the direction of a line: in a subject they show the owner other words than were sent. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A visitor's words for a header: without marks of direction, and cut to whole characters with an ellipsis. */
export function headerText(text: string, length: number): string {
  const characters = [...text.replace(directions, '')];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : characters.join('');
}

/**
 * Whether any relay takes an address in a header. The forms accept more (the specification knows no format rule, and a
 * lead with an odd address may still have a phone): this decides only what an address is used for.
 */
export function isHeaderSafe(address: string): boolean {
  // Non-ASCII before the @ needs SMTPUTF8 on every hop; most relays do not offer it.
  return isEmail(address, { allow_utf8_local_part: false });
}
