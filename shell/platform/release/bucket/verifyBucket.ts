import { isFile, manifestFile } from 'shared-content/build/manifest';
import { type BucketError } from '../../store/bucket/bucketError';
import type { Bucket, Listed } from '../../store/bucket/Bucket';
import { readPointers } from '../../store/bucket/pointers';
import { manifestIn, pagesFolder, pinsIn, versionFolders } from '../../store/bucket/pull';
import { pushGeneration, pushVersion } from '../../store/bucket/push';
import { publishedKey } from '../../store/PublishedVersions';
import type { Store } from '../../store/Store';
import type { Fault } from '../verifyStore';
import type { Shared } from './converge';
import { type BesideLive, faultOfAway, isHere, readBesideLive } from './readBesideLive';

interface VerifiedBucket {
  readonly faults: readonly Fault[];
  readonly generations: number;
  readonly versions: number;
  readonly files: number;
}

/** Something with a manifest: where its files lie, and how it is made whole again. */
interface Sealed {
  readonly name: string;
  readonly what: string;
  /** Folder of the manifest. */
  readonly folder: string;
  readonly keyOf: (name: string) => string;
  /** `is live`, `the canary shows`; nobody gets to see the others. */
  readonly seen?: string | undefined;
  /** Sends it again; undefined where this folder has it not whole. */
  readonly push: () => Promise<(() => Promise<void>) | undefined>;
}

const live = 'is live';

/**
 * Compares what lies in the bucket with its manifests: names and lengths of everything, every byte of what is live, of the
 * canary and of previews; and looks whether these three are there at all. Changes nothing. The caller holds the folder's
 * lock, and has converged.
 */
export async function verifyBucket({ bucket, store }: Shared): Promise<VerifiedBucket> {
  const { named } = await readPointers(bucket);
  const { beside, unreadable } = await readBesideLive(bucket, store);
  const listed = new Map<string, Listed>();
  for (const prefix of ['assets/', 'bundles/', 'pages/'])
    for (const object of await bucket.list(prefix)) listed.set(object.key, object);
  const folders = [...listed.keys()].filter((key) => key.endsWith(`/${manifestFile}`));

  // Name of a generation or version → who shows it; what is live has the last word.
  const shown = new Map<string, string>();
  const pins = new Map<BesideLive, readonly string[]>();
  for (const one of beside) {
    // What cannot be read is told of as torn.
    const pinned = await pinsIn(bucket, one.generation).catch(() => ({}));
    const versions = Object.entries(pinned).map((pin) => pin.join(' '));
    pins.set(one, versions);
    for (const name of [one.generation, ...versions]) shown.set(name, `${one.by} shows`);
  }
  for (const [app, version] of Object.entries(named?.versions ?? {})) shown.set(`${app} ${version}`, live);
  if (named) shown.set(named.generation, live);

  /** Servers that could not copy something look again when what shows it is named anew. */
  const nameAnew = async (name: string) => {
    const showing = beside.filter((one) => one.generation === name || pins.get(one)?.includes(name));
    for (const { generation, send } of showing) if (await isHere(store, generation)) await send();
  };

  const all = folders.flatMap((key) => sealedBy(key, shown, { bucket, store }) ?? []);
  const faults: Fault[] = [...unreadable];
  const torn = new Set<string>();
  let files = 0;
  for (const sealed of all) {
    const { fault, wrong, count } = await look(bucket, sealed, listed);
    files += count;
    if (fault === undefined) continue;
    const told = await faultOf(bucket, sealed, fault, wrong, () => nameAnew(sealed.name));
    faults.push(told);
    // What this machine sends again heals all that needs it.
    if (!told.sends) torn.add(sealed.name);
  }
  const whole = new Set(all.map(({ name }) => name).filter((name) => !torn.has(name)));
  if (named && !folders.includes(pagesFolder(named.generation) + manifestFile))
    faults.push({
      what: `generation ${named.generation}, which the pointers of ${bucket.name} name, is not there`,
      cure: 'npm run status composes it, or says what does not go together',
    });
  for (const one of beside) {
    const away = [
      ...(whole.has(one.generation) ? [] : [`generation ${one.generation}`]),
      ...(pins.get(one) ?? []).filter((name) => !whole.has(name)),
    ];
    if (away.length > 0) faults.push(await faultOfAway(bucket, store, one, away));
  }
  const generations = all.filter(({ what }) => what.startsWith('generation ')).length;
  return { faults, generations, versions: all.length - generations, files };
}

/** What a manifest in the bucket belongs to; undefined where the key is none of a manifest that counts. */
function sealedBy(
  key: string,
  shown: ReadonlyMap<string, string>,
  { bucket, store }: { readonly bucket: Bucket; readonly store: Store },
): Sealed | undefined {
  const [kind, app = '', version = '', last] = key.split('/');
  if (kind === 'pages' && version === manifestFile)
    return {
      name: app,
      what: `generation ${app}`,
      folder: pagesFolder(app),
      keyOf: (name) => pagesFolder(app) + name,
      seen: shown.get(app),
      push: async () => ((await isHere(store, app)) ? () => pushGeneration(bucket, store, app) : undefined),
    };
  if (kind !== 'bundles' || last !== manifestFile) return undefined;
  return {
    name: `${app} ${version}`,
    what: `${app} ${version}`,
    folder: versionFolders(app, version).bundle,
    keyOf: (name) => publishedKey(app, version, name),
    seen: shown.get(`${app} ${version}`),
    push: async () =>
      (await store.isPublished(app, version)) ? () => pushVersion(bucket, store, app, version) : undefined,
  };
}

/** First fault of something in words, and all of its objects that are not as they must be. */
async function look(bucket: Bucket, { folder, keyOf, seen }: Sealed, listed: ReadonlyMap<string, Listed>) {
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
          : seen !== undefined && !isFile((await bucket.get(keyOf(name)))?.body ?? '', recorded)
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
  { what, folder, seen, push }: Sealed,
  fault: string,
  wrong: readonly string[],
  afterwards: () => Promise<void>,
): Promise<Fault & { readonly sends?: true }> {
  const send = await push();
  const line = `${what}${seen === undefined ? '' : `, which ${seen},`} is torn in ${bucket.name}: ${fault}`;
  if (send)
    return {
      what: line,
      cure: 'this machine has it whole: npm run verify -- --repair sends it again',
      sends: true,
      repair: async () => {
        // Of the right length and the wrong bytes: not there is what is sent.
        await bucket.each(wrong, (key) => bucket.delete(key));
        await send();
        await afterwards();
      },
    };
  if (seen === live) return { what: line, cure: 'run npm run verify -- --repair where it was released from' };
  return {
    what: line,
    cure: 'npm run verify -- --repair takes it out',
    repair: () => bucket.delete(folder + manifestFile),
  };
}
