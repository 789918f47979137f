/**
 * Timeout of a script in milliseconds: for a section's entry, which the shell loads, and for all chunks that webpack's
 * runtime loads after it (`chunkLoadTimeout`). Both have the same timeout, as a page waits for both.
 */
export const scriptTimeout = 15_000;
