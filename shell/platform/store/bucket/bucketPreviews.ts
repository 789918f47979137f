import { ReleaseError } from 'shared-content/build/ReleaseError';
import { type Preview, isOver, isPreviewName, readPreviews, removePreview, writePreview } from '../previews';
import type { Store } from '../Store';
import type { Bucket, Listed } from './Bucket';
import { inFolder, pullGeneration, unlessTorn } from './pull';
import { pushGeneration } from './push';

const folder = 'previews/';
const keyOf = (name: string) => `${folder}${name}.json`;

/** One object below `previews/`: a preview, the word that it was taken away, or neither (somebody else's hand). */
export interface PreviewObject {
  readonly object: Listed;
  readonly preview?: Preview;
  readonly ended?: true;
}

/** All previews of a bucket. */
export interface BucketPreviews {
  readonly objects: readonly PreviewObject[];
  /** Those whose time is not over. */
  readonly previews: readonly Preview[];
  /** Changes with any object, and where the same is written anew. */
  readonly mark: string;
}

const parse = (text: string): (Partial<Preview> & { readonly ended?: unknown }) | null => {
  try {
    return JSON.parse(text) as ReturnType<typeof parse>;
  } catch {
    // What cannot be read shows nothing; verify names it.
    return null;
  }
};

function read(body: Buffer | undefined, key: string): Omit<PreviewObject, 'object'> {
  const value = parse(String(body));
  if (typeof value?.ended === 'string') return { ended: true };
  const isOne =
    typeof value?.name === 'string' &&
    // It becomes the name of a file, and of a host.
    isPreviewName(value.name) &&
    key === keyOf(value.name) &&
    /^[0-9a-f]{12}$/.test(String(value.generation)) &&
    Number.isFinite(Date.parse(String(value.until))) &&
    typeof value.apps === 'object';
  return isOne ? { preview: value as Preview } : {};
}

/**
 * Reads the previews that a bucket names.
 *
 * @param known read before, which spares what has not changed since
 */
export async function readBucketPreviews(bucket: Bucket, known?: BucketPreviews): Promise<BucketPreviews> {
  const listed = await bucket.list(folder);
  const mark = listed.map(({ key, tag, modified }) => `${key} ${tag} ${modified.getTime()}`).join('\n');
  const objects: PreviewObject[] = [];
  await bucket.each(listed, async (object) => {
    const { key, tag } = object;
    const same = known?.objects.find((one) => one.object.key === key && one.object.tag === tag);
    objects.push({ ...(same ?? read((await bucket.get(key))?.body, key)), object });
  });
  objects.sort((a, b) => (a.object.key < b.object.key ? -1 : 1));
  const now = bucket.now();
  const previews = objects.flatMap(({ preview }) => (preview && !isOver(preview, now) ? [preview] : []));
  return { objects, previews, mark };
}

/** Shows a preview on all machines: its generation goes first, its name last, so that no server looks for it too early. */
export async function pushPreview(bucket: Bucket, store: Store, preview: Preview): Promise<void> {
  await pushGeneration(bucket, store, preview.generation);
  await bucket.put(keyOf(preview.name), `${JSON.stringify(preview, null, 1)}\n`);
}

/** Takes a preview away on all machines. Who makes previews may write; to delete is for prune. */
export async function endPreview(bucket: Bucket, name: string): Promise<void> {
  await bucket.put(keyOf(name), `${JSON.stringify({ ended: bucket.now().toISOString() })}\n`);
}

/**
 * Brings a folder's previews to what the bucket names, each once its generation is there whole. Those whose time is over
 * end here, whether prune has run or not.
 *
 * @param known what this returned before: what could not be had then is tried again when its object changes
 * @param tell hears of previews that cannot be shown; the others are
 */
export async function pullPreviews(
  bucket: Bucket,
  store: Store,
  tell: (line: string) => void,
  known?: BucketPreviews,
): Promise<BucketPreviews> {
  const found = await readBucketPreviews(bucket, known);
  const here = readPreviews(store);
  const gone = here.filter(({ name }) => !found.previews.some((preview) => preview.name === name));
  if (gone.length > 0)
    await inFolder(store, async () => {
      for (const { name } of gone) await removePreview(store, name);
    });
  if (found.mark === known?.mark) return found;
  for (const preview of found.previews) {
    const { name, generation, at } = preview;
    if (here.some((one) => one.name === name && one.generation === generation && one.at === at)) continue;
    await inFolder(store, () =>
      unlessTorn(
        async () => {
          if (!(await pullGeneration(bucket, store, generation)))
            throw new ReleaseError(`generation ${generation} is not in ${bucket.name}.`);
          await writePreview(store, preview);
        },
        (fault) => tell(`Preview ${name} is not shown here: ${fault}`),
      ),
    );
  }
  return found;
}
