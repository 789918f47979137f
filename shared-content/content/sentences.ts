/** Sentences in a row; one that the owner has left empty is left out, and so is the space before it. */
export const sentences = (...all: readonly string[]): string => all.filter(Boolean).join(' ');
