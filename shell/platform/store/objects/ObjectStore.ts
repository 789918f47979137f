/** An object as a listing names it. */
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

/** What a write expects to find: an object with this tag, or null for none. */
export interface Expected {
  readonly tag: string | null;
}

/** Where a store lies: a folder (`FolderObjects`) or a bucket (`Bucket`). Each object is there whole or not at all. */
export interface ObjectStore {
  /** As people write it: a path, or `s3://bucket/prefix`. */
  readonly name: string;
  /** Milliseconds for which an object that nothing names may be on its way in: prune leaves younger ones alone. */
  readonly grace: number;
  now(): Date;
  /**
   * An object's bytes and tag; undefined where there is none.
   *
   * @param known a tag: `same` where the object still has that one
   */
  get(key: string): Promise<Found | undefined>;
  get(key: string, known: string | undefined): Promise<Found | 'same' | undefined>;
  /**
   * Writes an object.
   *
   * @param expected what must lie there now
   * @returns its tag; undefined where something else lies there
   */
  put(key: string, body: Buffer | string, expected?: Expected): Promise<string | undefined>;
  /** All objects below a folder (`pages/`), by key. */
  list(folder: string): Promise<Listed[]>;
  /** Removes an object or, where the key ends with a slash, all below it, the manifest first. */
  delete(key: string): Promise<void>;
}

/** Requests under way at once. */
const atOnce = 12;

/** Does something for each of many, some at once. The first failure ends it, when all that was begun has ended. */
export async function each<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const rest = items.values();
  let failed = false;
  const worker = async () => {
    for (const item of rest) {
      if (failed) return;
      await work(item).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  const results = await Promise.allSettled(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/** The value of a JSON object; undefined where there is none, or no JSON. */
export async function getJson(objects: ObjectStore, key: string): Promise<unknown> {
  return parsed((await objects.get(key))?.body);
}

export function parsed(body: Buffer | undefined): unknown {
  try {
    return body && (JSON.parse(body.toString('utf8')) as unknown);
  } catch {
    return undefined;
  }
}

export const asJson = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;
