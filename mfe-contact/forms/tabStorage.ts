/** An entry of this tab's `sessionStorage`: it survives page changes, reload and Back, and never leaves the device. */
export function readStored(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    // The browser's settings refuse the storage.
    return '';
  }
}

/** Stores an entry; an empty one is removed. */
export function writeStored(key: string, value: string): void {
  try {
    if (value === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // The storage is full or refused: nothing is kept.
  }
}
