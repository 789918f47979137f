import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { inParallel } from 'shared-content/artifact/durable';
import { type Finding, appAt } from 'shared-content/federation';
import { parseHtml } from '../../http/parseHtml';
import { documentFile, notFoundRoute } from '../../store/generationFiles';
import { type CheckedSite, documentChecks } from './documentChecks';

/**
 * Checks a composed generation as visitors will get it: runs `documentChecks` on each document.
 *
 * @param folders of the store, which has `assets/`, and of the generation
 * @returns findings in the order of the routes, not-found last
 */
export async function checkGeneration(
  folders: { readonly store: string; readonly generation: string },
  site: CheckedSite,
): Promise<Finding[]> {
  const check = async (route: string): Promise<Finding[]> => {
    const file = path.join(folders.generation, documentFile(route));
    const html = await readFile(file, 'utf8').catch(() => '');
    const named = { page: route, owner: appAt(route) };
    if (html === '')
      return [{ ...named, severity: 'error', words: 'has no document', cure: 'Compose it again.' }];
    const document = { route, file, page: parseHtml(html), site, folders };
    const found = await Promise.all(documentChecks.map(async (one) => one(document)));
    return found.flat().map((finding) => ({ ...named, ...finding }));
  };
  return (await pMap([...site.routes, notFoundRoute], check, inParallel)).flat();
}
