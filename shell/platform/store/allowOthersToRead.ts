/**
 * Clears the bits of the umask that keep other users from reading new files. A store holds published files, and nginx
 * reads it as another user. The API sets stricter modes on its own data.
 */
export const allowOthersToRead = (): void => void process.umask(process.umask() & ~0o055);
