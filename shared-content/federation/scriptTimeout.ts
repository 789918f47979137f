/**
 * Time in milliseconds that a script has before it counts as failed: a section's entry, which the shell loads, and whatever
 * webpack's runtime loads after it (`chunkLoadTimeout`). One number, as a page waits for the one as for the other.
 */
export const scriptTimeout = 15_000;
