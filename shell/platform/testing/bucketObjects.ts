import { createHash } from 'node:crypto';

// Objects and conditional writes as AWS documents them, for the S3 server of the tests (bucketServer.ts) and for the
// bucket in their own process (memoryBucket.ts). Objects are whole or absent, each put and removed in one step.

/**
 * Answers to conditional writes: as AWS; as Ceph 16, where a tag in quotes never matches; always unmet; unconditional
 * (older servers); or refused.
 */
export type Conditions = 'compared' | 'compared without quotes' | 'never met' | 'ignored' | 'not implemented';

type BucketChange =
  /** `keep` saves the objects, `back` restores the saved ones (none before the first `keep`). */
  | { readonly do: 'keep' }
  | { readonly do: 'back' }
  /** Makes all objects older by this many hours. */
  | { readonly do: 'age'; readonly hours: number }
  /** Answers conditional writes so from now on. */
  | { readonly do: 'compare'; readonly as: Conditions }
  /** Changes an object from outside: writes these bytes, or removes it. */
  | { readonly do: 'put'; readonly key: string; readonly text: string | undefined };

export type BucketMessage =
  | BucketChange
  | { readonly do: 'stop' }
  | { readonly do: 'start' }
  /** Gives the key TEAM the rights of this policy (JSON). */
  | { readonly do: 'limit'; readonly rights: string }
  /** Refuses every request with this code: AccessDenied, RequestTimeTooSkewed. */
  | { readonly do: 'refuse'; readonly code: string | undefined };

export interface Kept {
  readonly content: Buffer;
  readonly md5: string;
  readonly modified: Date;
}

/** Conditions of a write, as its headers name them. */
export interface Asked {
  readonly ifMatch?: string | undefined;
  readonly ifNoneMatch?: string | undefined;
}

/** Codes of S3 for a write that is refused. */
type Refusal = 'NoSuchKey' | 'PreconditionFailed' | 'NotImplemented';

export function bucketObjects() {
  let conditions: Conditions = 'compared';
  const objects = new Map<string, Kept>();
  let atKeep: readonly [string, Kept][] = [];

  function write(key: string, content: Buffer): Kept {
    const kept = { content, md5: createHash('md5').update(content).digest('hex'), modified: new Date() };
    objects.set(key, kept);
    return kept;
  }

  return {
    objects,
    /** The keys below a prefix, in order. */
    list: (prefix: string, after = ''): string[] =>
      [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort(),
    put(key: string, content: Buffer, { ifMatch, ifNoneMatch }: Asked): Kept | Refusal {
      const there = objects.get(key);
      const fits = (tag: string) =>
        conditions === 'compared' ? tag.replaceAll('"', '') === there?.md5 : tag === there?.md5;
      if (/^(compared|never)/.test(conditions)) {
        if (ifMatch !== undefined && !there) return 'NoSuchKey';
        if (
          (ifMatch !== undefined && (conditions === 'never met' || !fits(ifMatch))) ||
          (ifNoneMatch === '*' && there)
        )
          return 'PreconditionFailed';
      } else if (conditions === 'not implemented' && (ifMatch ?? ifNoneMatch) !== undefined)
        return 'NotImplemented';
      return write(key, content);
    },
    change(message: BucketChange): void {
      if (message.do === 'compare') conditions = message.as;
      else if (message.do === 'keep') atKeep = [...objects];
      else if (message.do === 'back') {
        objects.clear();
        for (const [key, kept] of atKeep) objects.set(key, kept);
      } else if (message.do === 'age')
        for (const [key, kept] of objects)
          objects.set(key, {
            ...kept,
            modified: new Date(kept.modified.getTime() - message.hours * 3_600_000),
          });
      else if (message.text === undefined) objects.delete(message.key);
      else write(message.key, Buffer.from(message.text));
    },
  };
}
