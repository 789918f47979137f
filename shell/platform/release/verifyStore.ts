import { rename } from 'node:fs/promises';
import path from 'node:path';
import { type AppName, apps } from 'shared-content/federation';
import { readHistory } from '../store/history';
import { exists } from 'shared-content/build/durable';
import { manifestFile, readManifest } from 'shared-content/build/manifest';
import { type Place, folderPlace, swapUntilDone } from '../store/place';
import { readPreviews, removePreview } from '../store/previews';
import { readState } from '../store/state';
import type { Store, Versions } from '../store/Store';
import { heldLock } from 'shared-content/build/withStoreLock';

/** Something in a store that is not as it must be. */
export interface Fault {
  readonly what: string;
  /** Command that heals it, with its reason. */
  readonly cure: string;
  /** What `verify --repair` does about it; without it, only the cure helps. */
  readonly repair?: () => Promise<void>;
}

interface Verified {
  readonly faults: readonly Fault[];
  readonly generation: string | undefined;
  readonly generations: number;
  readonly versions: number;
  readonly files: number;
  readonly bytes: number;
}

const repairs = 'npm run verify -- --repair takes it out';

/** What a generation pins, out of itself or, where it is torn, out of the history. */
async function pinsOf(store: Store, generation: string): Promise<Partial<Versions>> {
  return store.versionsOf(generation).catch(async () => {
    const history = await readHistory(store);
    return history.findLast((entry) => entry.generation === generation)?.versions ?? {};
  });
}

/**
 * Walks a store: reads every byte of every version and generation and compares it with what was published,
 * and looks whether what is live is whole. Changes nothing. The caller holds the store's lock: a release that
 * runs has drafts.
 */
export async function verifyStore(store: Store, place: Place = folderPlace(store)): Promise<Verified> {
  const faults: Fault[] = [];
  const live = (await readState(place.objects)).state.live?.generation;
  const pinned = live === undefined ? {} : await pinsOf(store, live);
  const count = { generations: 0, versions: 0, files: 0, bytes: 0 };
  const add = async (folder: string) => {
    for (const { bytes } of Object.values((await readManifest(folder))?.files ?? {})) {
      count.files += 1;
      count.bytes += bytes;
    }
  };

  const whole = new Set<string>();
  for (const { name: app } of apps)
    for (const version of await store.versions(app)) {
      const state = await store.versionState(app, version, { deep: true });
      if (state.is !== 'torn') {
        whole.add(`${app}/${version}`);
        count.versions += 1;
        await add(store.bundles(app, version));
      } else if (pinned[app] === version)
        faults.push({
          what: `${app} ${version}, which is live, is torn: ${state.fault}`,
          cure: `npm run release -- ${app} publishes it again; npm run rollback -- ${app} takes another version`,
          repair: () => unseal(store.bundles(app, version), store),
        });
      else
        faults.push({
          what: `${app} ${version} is torn: ${state.fault}`,
          cure: repairs,
          repair: () => store.removeVersion(app, version),
        });
    }

  const usable: string[] = [];
  for (const id of await store.generations()) {
    const state = await store.generationState(id, { deep: true });
    if (state.is === 'torn' && id === live) {
      const [app] = apps.filter(({ name }) => pinned[name] !== undefined);
      faults.push({
        what: `generation ${id}, which is live, is torn: ${state.fault}`,
        cure: app
          ? `npm run rollback -- ${app.name} --to ${pinned[app.name]} composes it again`
          : 'npm start composes a new one',
        repair: () => unseal(store.pages(id), store),
      });
    } else if (state.is === 'torn')
      faults.push({
        what: `generation ${id} is torn: ${state.fault}`,
        cure: repairs,
        repair: () => store.removeGeneration(id),
      });
    else {
      count.generations += 1;
      await add(store.pages(id));
      const lost = Object.entries(await store.versionsOf(id)).filter(
        ([app, version]) =>
          !whole.has(`${app}/${version}`) &&
          apps.some(({ name }) => name === app) &&
          pinned[app as AppName] !== version,
      );
      if (lost.length === 0) usable.push(id);
      else if (id !== live)
        faults.push({
          what: `generation ${id} pins ${lost.map(([app, version]) => `${app} ${version}`).join(', ')}, which the store has not whole`,
          cure: repairs,
          repair: () => store.removeGeneration(id),
        });
    }
  }

  for (const [app, version] of Object.entries(pinned))
    if ((await store.versionState(app, version ?? '')).is === 'absent')
      faults.push({
        what: `${app} ${version}, which is live, is not in the store`,
        cure: `npm run release -- ${app} publishes it; npm run rollback -- ${app} takes another version`,
      });
  faults.push(...(await faultsOfTheWay(place, live, usable)));
  return { faults, generation: live, ...count };
}

/** Faults of what leads to a generation: the state, previews, the canary, leftovers. */
async function faultsOfTheWay(
  place: Place,
  live: string | undefined,
  usable: readonly string[],
): Promise<Fault[]> {
  const { store, objects } = place;
  const faults: Fault[] = [];
  const back = (await readHistory(store)).findLast(({ generation }) => usable.includes(generation));
  const isThere = live !== undefined && (await store.generationState(live)).is !== 'absent';
  if (!isThere)
    faults.push({
      what:
        live === undefined
          ? 'nothing is live'
          : `generation ${live}, which is to be live, is not in the store`,
      cure: back
        ? `npm run verify -- --repair makes generation ${back.generation} live, the last one that is whole`
        : 'npm start makes a first generation',
      ...(back && {
        repair: async () => {
          const { generation, versions } = back;
          const entry = {
            at: objects.now().toISOString(),
            action: 'recovered',
            apps: [],
            generation,
            versions,
          } as const;
          await swapUntilDone(place, async () => ({ live: { generation, versions }, entry }));
        },
      }),
    });
  for (const { name, generation } of readPreviews(store))
    if (!usable.includes(generation) && generation !== live)
      faults.push({
        what: `preview ${name} is of generation ${generation}, which the store has not whole`,
        cure: `npm run preview makes it again; ${repairs}`,
        repair: () => removePreview(objects, name),
      });
  const { canary, removing } = (await readState(objects)).state;
  if (canary && !usable.includes(canary.generation) && canary.generation !== live)
    faults.push({
      what: `the canary is of generation ${canary.generation}, which the store has not whole: its visitors get the live one`,
      cure: `npm run canary -- end, and release it anew; ${repairs}`,
      repair: async () => void (await swapUntilDone(place, async () => ({ canary: undefined }))),
    });
  if (removing)
    faults.push({
      what: 'a prune was killed in the midst',
      cure: 'harmless; the next release or npm run prune ends it',
    });
  if (await store.hasLeftovers())
    faults.push({
      what: 'a killed run left drafts or trash behind',
      cure: 'harmless; the next release, npm run prune or npm run verify -- --repair clears them away',
      repair: () => store.clearLeftovers(),
    });
  return faults;
}

/**
 * Takes the manifest out of something torn that is live: what is left goes on being served, does not count as
 * there any more, and is healed when it is published or composed again.
 */
async function unseal(folder: string, store: Store): Promise<void> {
  const file = path.join(folder, manifestFile);
  if (await exists(file))
    await heldLock(store.folder)?.fenced((aside) => rename(file, path.join(aside, 'unsealed')));
}
