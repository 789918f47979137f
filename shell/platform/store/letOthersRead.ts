/**
 * What a process writes from now on may be read by others, as far as the umask alone forbade it: a store holds what is
 * published, and nginx reads it as a user of its own. The API's data has modes of its own.
 */
export const letOthersRead = (): void => void process.umask(process.umask() & ~0o055);
