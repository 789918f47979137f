/** Ends a command before it has written anything, with one line on what is wrong and what would be right. */
export function refuse(words: string): never {
  throw new Error(words);
}
