import { type Canary, isSameCanary, readCanary, removeCanary, writeCanary } from '../canary';
import type { Store } from '../Store';
import type { Bucket } from './Bucket';
import { inFolder, pullGeneration, unlessTorn } from './pull';

const key = 'canary.json';

/** The canary that a bucket names, with the object's tag. One that has ended leaves an object without a generation. */
export async function readBucketCanary(
  bucket: Bucket,
): Promise<{ readonly canary?: Canary; readonly tag: string | null }> {
  const found = await bucket.getJson(key);
  if (!found) return { tag: null };
  const canary = found.value as Partial<Canary> | null;
  const isName = (value: unknown) => typeof value === 'string' && /^[A-Za-z0-9][\w.-]*$/.test(value);
  // They become names of folders, and lines of nginx's configuration.
  const isOne =
    typeof canary?.to === 'object' &&
    Object.entries(canary.to).flat().every(isName) &&
    [canary.id, canary.generation, canary.upon].every((id) => /^[0-9a-f]{12}$/.test(String(id))) &&
    Number.isInteger(canary.share) &&
    Number(canary.share) >= 0 &&
    Number(canary.share) <= 99;
  return { tag: found.tag, ...(isOne && { canary: canary as Canary }) };
}

/**
 * Moves a bucket's canary on; nothing ends it.
 *
 * @param before as this command found it
 * @returns false where somebody else moved it elsewhere meanwhile; it is as they left it then
 */
export async function moveCanary(
  bucket: Bucket,
  before: Canary | undefined,
  next: Canary | undefined,
): Promise<boolean> {
  const { canary, tag } = await readBucketCanary(bucket);
  if (isSameCanary(canary, next)) return true;
  if (!isSameCanary(canary, before)) return false;
  const body = `${JSON.stringify(next ?? { ended: bucket.now().toISOString() }, null, 1)}\n`;
  return bucket.put(key, body, { tag });
}

/**
 * Brings a folder's canary to what the bucket names, once that is there whole. One that is torn does not hold up what
 * is live.
 *
 * @param tell hears why it cannot be shown
 */
export async function pullCanary(bucket: Bucket, store: Store, tell: (line: string) => void): Promise<void> {
  const { canary } = await readBucketCanary(bucket);
  if (isSameCanary(canary, readCanary(store))) return;
  await inFolder(store, () =>
    unlessTorn(
      async () => {
        if (!canary) await removeCanary(store);
        else if (await pullGeneration(bucket, store, canary.generation)) await writeCanary(store, canary);
      },
      (fault) => tell(`The canary is not shown here: ${fault}`),
    ),
  );
}
