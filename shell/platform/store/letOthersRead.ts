/**
 * Lets other users read what this process writes from now on, as far as only the umask forbade it. A store holds
 * published files, and nginx reads it as another user. The API's data has modes of its own.
 */
export const letOthersRead = (): void => void process.umask(process.umask() & ~0o055);
