import { cp, mkdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestFile, getManifest } from 'shared-content/artifact/manifest';
import { nginxRedirects } from '../shell/platform/compose/nginxPolicies';
import { pinsIn } from 'shared-content/federation';
import type { Served } from '../shell/platform/hosts/testing/expected.contract';
import { publicFiles } from '../shell/platform/hosts/testing/publicFiles';
import { precompress } from '../shell/platform/store/precompress';
import { testStore } from './storeCopy';

/** Makes a generation of a store live, as a release does. */
export async function switchTo(store: string, generation: string): Promise<void> {
  const point = async (name: string, to: string) => {
    await symlink(to, path.join(store, '.next'));
    await rename(path.join(store, '.next'), path.join(store, name));
  };
  const live = await readlink(path.join(store, 'current')).catch(() => undefined);
  if (live) await point('previous', live);
  await point('current', path.join('pages', generation));
}

/** Copies the live generation, with a page that has moved, into a store that a test may switch. */
export async function liveAlone(store: string, moved: Served['moved']): Promise<Omit<Served, 'brotli'>> {
  const generation = path.basename(await readlink(path.join(testStore, 'current')));
  const pages = path.join(store, 'pages', generation);
  await cp(path.join(testStore, 'pages', generation), pages, { recursive: true });
  await symlink(path.resolve(testStore, 'assets'), path.join(store, 'assets'));
  await switchTo(store, generation);
  // The redirect that a section writes when it renames a page.
  await writeFile(path.join(pages, 'redirects.json'), JSON.stringify({ [moved.from]: moved.to }));
  await writeFile(
    path.join(pages, 'redirects.nginx'),
    nginxRedirects(generation, { [moved.from]: moved.to }),
  );
  // Public files such as the company's brochures, where compose would put them.
  for (const [name, text] of Object.entries(publicFiles)) {
    await mkdir(path.dirname(path.join(pages, name)), { recursive: true });
    await writeFile(path.join(pages, name), text);
  }
  await precompress(pages);
  // No server serves a generation whose files differ from its manifest.
  await rm(path.join(pages, manifestFile));
  await writeFile(path.join(pages, manifestFile), JSON.stringify({ files: await getManifest(pages) }));
  const home = await readFile(path.join(pages, 'index.html'), 'utf8');
  return {
    generation,
    policies: JSON.parse(await readFile(path.join(pages, 'csp.json'), 'utf8')) as Record<string, string>,
    script: Object.keys(pinsIn(home)?.shell.firstScript ?? {})[0] ?? '',
    picture: /"(\/assets\/[^" ]+\.avif)/.exec(home)?.[1] ?? '',
    moved,
  };
}
