import { isFile, manifestFile } from 'shared-content/build/manifest';
import { type BucketError } from '../../store/bucket/bucketError';
import type { Bucket, Listed } from '../../store/bucket/Bucket';
import { readPointers } from '../../store/bucket/pointers';
import { manifestIn, pagesFolder, versionFolders } from '../../store/bucket/pull';
import { pushGeneration, pushVersion } from '../../store/bucket/push';
import type { Fault } from '../verify';
import type { Shared } from './converge';

export interface VerifiedBucket {
  readonly faults: readonly Fault[];
  readonly generations: number;
  readonly versions: number;
  readonly files: number;
}

/** Something with a manifest: where its files lie, and how it is made whole again. */
interface Sealed {
  readonly what: string;
  /** Folder of the manifest. */
  readonly folder: string;
  readonly keyOf: (name: string) => string;
  readonly isLive: boolean;
  /** Sends it again; undefined where this folder has it not whole. */
  readonly push: () => Promise<(() => Promise<void>) | undefined>;
}

/**
 * Compares what lies in the bucket with its manifests: names and lengths of everything, every byte of what is
 * live. Changes nothing. The caller holds the folder's lock, and has converged.
 */
export async function verifyBucket({ bucket, store }: Shared): Promise<VerifiedBucket> {
  const { named } = await readPointers(bucket);
  const listed = new Map<string, Listed>();
  for (const prefix of ['assets/', 'bundles/', 'pages/'])
    for (const object of await bucket.list(prefix)) listed.set(object.key, object);
  const folders = [...listed.keys()].filter((key) => key.endsWith(`/${manifestFile}`));

  const all: Sealed[] = folders.flatMap((key) => {
    const [kind, app = '', version = '', last] = key.split('/');
    if (kind === 'pages' && version === manifestFile)
      return {
        what: `generation ${app}`,
        folder: pagesFolder(app),
        keyOf: (name) => pagesFolder(app) + name,
        isLive: named?.generation === app,
        push: async () =>
          (await store.hasGeneration(app)) ? () => pushGeneration(bucket, store, app) : undefined,
      } satisfies Sealed;
    if (kind !== 'bundles' || last !== manifestFile) return [];
    const { assets, bundle } = versionFolders(app, version);
    return {
      what: `${app} ${version}`,
      folder: bundle,
      keyOf: (name) => (name.startsWith('assets/') ? assets : bundle) + name.slice(name.indexOf('/') + 1),
      isLive: named?.versions[app] === version,
      push: async () =>
        (await store.isPublished(app, version)) ? () => pushVersion(bucket, store, app, version) : undefined,
    } satisfies Sealed;
  });

  const faults: Fault[] = [];
  let files = 0;
  for (const sealed of all) {
    const { fault, wrong, count } = await look(bucket, sealed, listed);
    files += count;
    if (fault !== undefined) faults.push(await faultOf(bucket, sealed, fault, wrong));
  }
  if (named && !folders.includes(pagesFolder(named.generation) + manifestFile))
    faults.push({
      what: `generation ${named.generation}, which the pointers of ${bucket.name} name, is not there`,
      cure: 'npm run status composes it, or says what does not go together',
    });
  const generations = all.filter(({ what }) => what.startsWith('generation ')).length;
  return { faults, generations, versions: all.length - generations, files };
}

/** First fault of something in words, and all of its objects that are not as they must be. */
async function look(bucket: Bucket, { folder, keyOf, isLive }: Sealed, listed: ReadonlyMap<string, Listed>) {
  const wrong: string[] = [];
  let fault: string | undefined;
  const files = await manifestIn(bucket, folder)
    .then((manifest) => manifest?.files ?? {})
    .catch((error: BucketError) => {
      fault = error.message;
      return {};
    });
  await bucket.each(Object.entries(files), async ([name, recorded]) => {
    const object = listed.get(keyOf(name));
    const found =
      object === undefined
        ? `${name} is missing`
        : object.bytes !== recorded.bytes
          ? `${name} has ${object.bytes} bytes instead of ${recorded.bytes}`
          : isLive && !isFile((await bucket.get(keyOf(name)))?.body ?? '', recorded)
            ? `${name} has other bytes than were published`
            : undefined;
    if (found === undefined) return;
    fault ??= found;
    wrong.push(keyOf(name));
  });
  return { fault, wrong, count: Object.keys(files).length };
}

async function faultOf(
  bucket: Bucket,
  { what, folder, isLive, push }: Sealed,
  fault: string,
  wrong: readonly string[],
): Promise<Fault> {
  const send = await push();
  const line = `${what}${isLive ? ', which is live,' : ''} is torn in ${bucket.name}: ${fault}`;
  if (send)
    return {
      what: line,
      cure: 'this machine has it whole: npm run verify -- --repair sends it again',
      repair: async () => {
        // Of the right length and the wrong bytes: not there is what is sent.
        await bucket.each(wrong, (key) => bucket.delete(key));
        await send();
      },
    };
  if (isLive) return { what: line, cure: 'run npm run verify -- --repair where it was released from' };
  return {
    what: line,
    cure: 'npm run verify -- --repair takes it out',
    repair: () => bucket.delete(folder + manifestFile),
  };
}
