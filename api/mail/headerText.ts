// A direct import, because the package's index loads a hundred more modules.
import isEmail from 'validator/lib/isEmail.js';

/** Marks that change the direction of text. In a subject they show the owner other words than were sent. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A visitor's words for a header: without direction marks, and cut to whole characters with an ellipsis. */
export function headerText(text: string, length: number): string {
  const characters = [...text.replace(directions, '')];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : characters.join('');
}

/**
 * Whether every relay accepts an address in a header. It only decides how an address is used: the forms accept more,
 * because the specification has no format rule and a lead with an odd address may have a phone.
 */
export function isHeaderSafe(address: string): boolean {
  // Non-ASCII before the @ needs SMTPUTF8 on every hop, and most relays do not offer it.
  return isEmail(address, { allow_utf8_local_part: false });
}
