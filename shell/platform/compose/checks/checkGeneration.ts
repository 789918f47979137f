import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import type { AppBuild } from 'shared-content/artifact/build.contract';
import { exists, defaultConcurrency } from 'shared-content/artifact/durable';
import {
  type Finding,
  type Pins,
  getAppName,
  describeDeadControl,
  majorFinding,
  minorFinding,
  pinsElementId,
  staticRules,
} from 'shared-content/federation';
import { type Document, parseHtml, rawText, select } from '../../http/parseHtml';
import { documentFile, notFoundRoute } from '../../store/generationFiles';
import { budgets } from '../budgets';
import { textFaults } from './textFaults';

/** The expected content of a generation. */
interface CheckedSite {
  readonly routes: readonly string[];
  readonly redirects?: Readonly<Record<string, string>>;
  /** Mode of the builds that it is composed of. */
  readonly mode: AppBuild['mode'];
  /** Folders of the store, which has `assets/`, and of the generation. */
  readonly folders: { readonly store: string; readonly generation: string };
}

/** One document of a generation. */
interface CheckedDocument extends CheckedSite {
  readonly route: string;
  readonly file: string;
  readonly page: Document;
}

type DocumentCheck = (document: CheckedDocument) => readonly Finding[] | Promise<readonly Finding[]>;

/** All checks of a finished document, in the order of their reports. */
const documentChecks: readonly DocumentCheck[] = [
  ({ page }) => textFaults(page),
  checkLinks,
  checkStatic,
  checkAssets,
  checkWeight,
];

/**
 * Checks a composed generation as visitors will get it: runs `documentChecks` on each document.
 *
 * @returns findings in the order of the routes, not-found last
 */
export async function checkGeneration(site: CheckedSite): Promise<Finding[]> {
  const check = async (route: string): Promise<Finding[]> => {
    const file = path.join(site.folders.generation, documentFile(route));
    const html = await readFile(file, 'utf8').catch(() => '');
    const named = { page: route, owner: getAppName(route) };
    if (html === '') return [majorFinding('has no document', 'Compose it again.', named)];
    const document = { ...site, route, file, page: parseHtml(html) };
    const found = await Promise.all(documentChecks.map(async (one) => one(document)));
    return found.flat().map((one) => ({ ...one, ...named }));
  };
  return (await pMap([...site.routes, notFoundRoute], check, defaultConcurrency)).flat();
}

function checkLinks({ page, routes, redirects = {} }: CheckedDocument): Finding[] {
  const known = new Set(routes);
  const links = select('a[href^="/"]', page).map(({ attribs }) =>
    (attribs.href ?? '').replace(/[?#].*$/, ''),
  );
  return [...new Set(links.filter((link) => !known.has(link)))].map((lost) =>
    redirects[lost] === undefined
      ? majorFinding(`links to ${lost}, which no section serves`, 'Link to a page of the site.')
      : minorFinding(`links to ${lost}, which moved to ${redirects[lost]}`, 'Link there.'),
  );
}

/** On a page whose route says `static`, no script runs for the page's own controls. */
function checkStatic({ page }: CheckedDocument): Finding[] {
  const [pins] = select(`#${pinsElementId}`, page);
  if (!pins || !(JSON.parse(rawText(pins)) as Pins).static) return [];
  const apart = new Set(select(staticRules.apart, page).flatMap((one) => [one, ...select('*', one)]));
  const controls = select('[data-part]', page).flatMap((part) => select(staticRules.controls, part));
  const names = new Set(controls.filter((one) => !apart.has(one)).map((control) => control.name));
  return [...names].map((name) => majorFinding(describeDeadControl(name), 'Leave that out.'));
}

async function checkAssets({ page, folders }: CheckedDocument): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const asset of getAssets(page))
    if (!(await exists(path.join(folders.store, asset))))
      findings.push(
        majorFinding(
          `names ${asset}, which is not in the store`,
          'Import the file, so that the build has it.',
        ),
      );
  return findings;
}

/** Paths of the apps' assets that a document names (pictures, fonts, scripts), whichever origin serves them. */
function getAssets(page: Document): Set<string> {
  const urls = select('[src], [href], [poster], [srcset]', page).flatMap(
    ({ attribs: { src, href, poster, srcset } }) => [
      ...[src, href, poster].filter((url) => url !== undefined),
      // `/assets/a.avif 320w, /assets/b.avif 960w`
      ...(srcset ?? '').split(/,\s+/).map((one) => one.trim().split(' ')[0] ?? ''),
    ],
  );
  const paths = urls.map((url) =>
    url
      .trim()
      .replace(/^https?:\/\/[^/]+(?=\/assets\/)/, '')
      // One drawing of several in an SVG.
      .replace(/#.*$/, ''),
  );
  return new Set(paths.filter((name) => name.startsWith('/assets/')));
}

async function checkWeight({ file, mode }: CheckedDocument): Promise<Finding[]> {
  // Visitors never get a development build, so only others have a budget.
  if (mode === 'development') return [];
  const { size: bytes } = await stat(`${file}.br`);
  const over = bytes - budgets.document;
  if (over <= 0) return [];
  const message = `has ${bytes} bytes (brotli), ${over} over the budget of a document, ${budgets.document} (document in shell/platform/compose/budgets.ts)`;
  return [minorFinding(message, 'Move content to another page, or shorten it.')];
}
