import pMap from 'p-map';

/** An entry of a listing. */
export interface Listed {
  readonly key: string;
  readonly bytes: number;
  readonly modified: Date;
}

/** An object's bytes, and a tag that changes with them (ETag). */
export interface Found {
  readonly body: Buffer;
  readonly tag: string;
}

/** Condition of a write: the object has this tag, or null for no object. */
export interface Expected {
  readonly tag: string | null;
}

/** A store's objects, in a folder (`FolderObjects`) or a bucket (`Bucket`). Each object is whole or absent. */
export interface ObjectStore {
  /** The name that people use: a path, or `s3://bucket/prefix`. */
  readonly name: string;
  /** Milliseconds for which prune keeps an object that nothing names: a release may still be adding it. */
  readonly grace: number;
  now(): Date;
  /**
   * Reads an object's bytes and tag; undefined where there is none.
   *
   * @param known a tag: returns `same` where the object still has it
   */
  get(key: string): Promise<Found | undefined>;
  get(key: string, known: string | undefined): Promise<Found | 'same' | undefined>;
  /**
   * Writes an object.
   *
   * @param expected the object that must be there now
   * @returns its new tag; undefined where another object is there
   */
  put(key: string, body: Buffer | string, expected?: Expected): Promise<string | undefined>;
  /** All objects below a folder (`pages/`), by key. */
  list(folder: string): Promise<Listed[]>;
  /**
   * Removes an object or, where the key ends with a slash, all below it, the manifest first.
   *
   * @param check runs before each object; an error from it ends the removal
   */
  delete(key: string, check?: () => Promise<void>): Promise<void>;
}

/** Requests under way at once. */
const atOnce = 12;

/** Runs work for each item, several at a time. The first failure stops it, once all running work has ended. */
export async function forEachConcurrently<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  let failure: unknown;
  const unlessFailed = async (item: T) => {
    if (failure === undefined) await work(item).catch((error: unknown) => (failure ??= error));
  };
  await pMap(items, unlessFailed, { concurrency: atOnce });
  if (failure !== undefined) throw failure;
}

/** The value of a JSON object; undefined where it is absent or invalid JSON. */
export async function getJson(store: ObjectStore, key: string): Promise<unknown> {
  const found = await store.get(key);
  try {
    return found && (JSON.parse(found.body.toString('utf8')) as unknown);
  } catch {
    return undefined;
  }
}
