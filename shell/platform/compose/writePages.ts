import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { company } from 'shared-content/content';
import { sectionOwning } from 'shared-content/federation';
import type { AppBuild } from 'shared-content/artifact/build.contract';
import { contentSecurityPolicy } from '../http/contentSecurityPolicy';
import { documentFile, notFoundFile, notFoundRoute } from '../store/generationFiles';
import type { CompositionJob } from './composer.contract';
import type { Published } from './loadPublished';
import { getShownSection, pinsFor } from './pinsFor';

/**
 * Renders documents into the job's folder.
 *
 * @param done called after each page
 * @returns file of a document → its Content-Security-Policy
 * @throws Error naming route, section and version when a route cannot be rendered
 */
export async function writePages(
  { folder, settings }: Pick<CompositionJob, 'folder' | 'settings'>,
  { builds, shell, bundles }: Published,
  routes: readonly string[],
  done: (route: string) => void,
): Promise<Record<string, string>> {
  const { siteUrl, apiBase } = settings;
  const policy = {
    frames: [new URL(company.mapEmbedUrl).origin],
    ...settings.policy,
    ...getOrigins(apiBase, Object.values(builds)),
  };
  const policies: Record<string, string> = {};
  const taken = new Set<string>();
  const put = async (file: string, text: string) => {
    if (taken.has(file)) return;
    taken.add(file);
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  };
  const write = async (route: string) => {
    const notFound = route === notFoundRoute;
    const file = notFound ? notFoundFile : documentFile(route);
    const owner = getShownSection(route, notFound);
    const { html, files } = await shell.renderDocument({
      path: route,
      // One section only: a document must depend on this section and the shell alone.
      bundles: owner ? { [owner]: bundles[owner] } : {},
      pins: pinsFor(route, builds, {
        notFound,
        isStatic: notFound || isStatic(route, bundles),
        overridable: policy.overridable,
        api: apiBase,
        vitalsPercent: settings.vitalsPercent,
      }),
      siteUrl,
      apiBase,
    });
    // Only hashes may differ between pages: a visitor who clicks to /contact keeps this document's policy.
    policies[file] = contentSecurityPolicy(html, policy);
    await put(file, html);
    // Many pages share these files, which are named after their bytes.
    for (const [url, text] of Object.entries(files)) await put(url.slice(1), text);
    done(route);
  };
  // One page after the other, so that only the first failure is reported.
  for (const route of routes) await write(route);
  return policies;
}

function isStatic(path: string, bundles: Published['bundles']): boolean {
  const section = sectionOwning(path);
  const routes = section ? bundles[section.name].section.routes : [];
  return routes.some((route) => route.path === path && route.static);
}

/** Other origins that the site's pages may use: the API's, and those that serve apps' assets. */
function getOrigins(apiBase: string | undefined, builds: readonly AppBuild[]) {
  const assetOrigins = builds
    .filter(({ base }) => !base.startsWith('/'))
    .map(({ base }) => new URL(base).origin);
  return {
    apiOrigin: apiBase === undefined ? undefined : new URL(apiBase).origin,
    assetOrigins: [...new Set(assetOrigins)].sort(),
  };
}
