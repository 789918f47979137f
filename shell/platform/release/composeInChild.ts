import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildSource } from 'shared-content/artifact/build.contract';
import { asJson } from 'shared-content/artifact/durable';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import type { Composed, StoredApp } from '../compose/composer.contract';
import { readStoredBuild } from '../store/builds';
import { generationItem } from '../store/items';
import { getGenerationId, settingsFile, versionsFile } from '../store/generationFiles';
import type { StoreAccess, Versions } from '../store/state.contract';
import type { NextSite } from './release';
import { runComposer } from './runComposer';

/** A whole generation in this machine's folder, not yet checked. */
export interface Composition extends Omit<Composed, 'apps'> {
  readonly generation: string;
  readonly versions: Versions;
  /** Whether this run made it: the folder did not have it before. */
  readonly isNew: boolean;
  /** Mode of the shell's build; undefined for a generation that was live before. */
  readonly mode?: string | undefined;
  /** App → the commit of its build, where it is known. */
  readonly sources: Readonly<Record<string, BuildSource | undefined>>;
}

/**
 * Step 2 of a release: renders all documents with the composer of the next shell, and adds them to this machine's folder.
 *
 * @throws ReleaseError where a page cannot be rendered, after its findings
 */
export async function composeInChild(access: StoreAccess, next: NextSite): Promise<Composition> {
  const { siteFolder, log } = access;
  const { settings, versions: requested, changed } = next;
  const live = await siteFolder.current();
  await siteFolder.clearLeftovers();
  const draft = await siteFolder.draft();
  try {
    const apps: Record<string, StoredApp> = {};
    for (const [app, version] of Object.entries(requested))
      apps[app] = {
        build: await readStoredBuild(siteFolder, app, version),
        bundle: siteFolder.bundles(app, version),
        assets: siteFolder.assets(app, version),
      };
    const job = {
      apps,
      settings,
      store: siteFolder.path,
      ...(live && { before: siteFolder.pages(live) }),
      folder: draft,
      changed,
    };
    const { apps: names = [], findings = [], failure } = await runComposer(siteFolder, job, log);
    if (failure) {
      const major = findings.filter(({ severity }) => severity === 'major').map(({ message }) => message);
      // What was found before often explains why a page cannot be rendered.
      if (major.length > 0) throw new ReleaseError([...major, failure.message].join('\n'));
      throw failure.ending ? new ReleaseError(failure.message, failure.ending) : new Error(failure.message);
    }
    // Sections' code runs beside the composer: it must not take other teams' sections off the site.
    const isLost = (app: string) => app === 'shell' || !changed.includes('shell');
    const lost = Object.keys(requested).filter((app) => isLost(app) && !names.includes(app));
    if (lost.length > 0) throw new ReleaseError(`The composer's answer lacks ${lost.join(', ')}.`);
    const versions = Object.fromEntries([...names].sort().map((app) => [app, requested[app]])) as Versions;
    const generation = getGenerationId(versions, settings);
    const isNew = !(await siteFolder.hasGeneration(generation));
    await writeFile(path.join(draft, versionsFile), asJson(versions));
    await writeFile(path.join(draft, settingsFile), asJson(settings));
    if (isNew) await siteFolder.place(generationItem(generation), draft);
    const mode = apps.shell?.build.mode;
    const sources = Object.fromEntries(Object.entries(apps).map(([app, { build }]) => [app, build.source]));
    return { generation, versions, isNew, mode, findings, sources };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
