import { stat } from 'node:fs/promises';
import path from 'node:path';
import { getOuterHTML } from 'domutils';
import type { AppBuild } from 'shared-content/artifact/build.contract';
import {
  type Finding,
  type Pins,
  headingCure,
  headings,
  pinsElementId,
  sayDeadControl,
  staticRules,
} from 'shared-content/federation';
import { type Document, rawText, select, getWords } from '../../http/parseHtml';
import { notFoundRoute } from '../../store/generationFiles';
import { budgets } from '../budgets';
import { documentParts } from './documentParts';
import { getAssets, getLinks, getPictures, pngSize } from './namedFiles';
import { heaviest, overBy, total } from './weights';

/** The expected content of a generation. */
export interface CheckedSite {
  readonly routes: readonly string[];
  readonly redirects?: Readonly<Record<string, string>>;
  /** Mode of the builds that it is composed of. */
  readonly mode?: AppBuild['mode'];
}

/** One document of a generation. */
export interface CheckedDocument {
  readonly route: string;
  /** File path, text, and the text parsed. */
  readonly file: string;
  readonly html: string;
  readonly page: Document;
  readonly site: CheckedSite;
  /** Folders of the store and of the generation. */
  readonly folders: { readonly store: string; readonly generation: string };
  /** Size of a file in bytes; undefined where there is none. Each size is read only once. */
  readonly getSize: (file: string) => Promise<number | undefined>;
}

type DocumentFinding = Pick<Finding, 'severity' | 'words' | 'cure'>;
type DocumentCheck = (
  document: CheckedDocument,
) => readonly DocumentFinding[] | Promise<readonly DocumentFinding[]>;

const error = (words: string, cure: string): DocumentFinding => ({ severity: 'error', words, cure });
const warning = (words: string, cure: string): DocumentFinding => ({ severity: 'warning', words, cure });

const checkHeadings: DocumentCheck = ({ page }) => {
  const count = select('h1', page).length;
  return [
    ...(count === 1 ? [] : [warning(`has ${count} h1 elements`, headingCure)]),
    ...select(headings, page)
      .filter((heading) => getWords(heading) === '')
      .map((heading) =>
        error(`has an empty ${heading.name} (${getOuterHTML(heading).slice(0, 80)})`, headingCure),
      ),
  ];
};

const checkHead: DocumentCheck = ({ route, page }) => {
  // The not-found document answers every unknown path, so it has no address and no card of its own.
  const canonical = route === notFoundRoute ? [] : ['link[rel="canonical"]'];
  return (
    ['title', 'meta[name="description"]', ...canonical]
      // Titles in the body belong to drawings.
      .filter((part) => select(`head > ${part}`, page).length === 0)
      .map((part) => warning(`has no ${part} in its head`, 'shell/site/document/renderHead.ts writes it.'))
  );
};

const checkLinks: DocumentCheck = ({ page, site: { routes, redirects = {} } }) => {
  const known = new Set(routes);
  return [...new Set(getLinks(page).filter((link) => !known.has(link)))].map((lost) =>
    redirects[lost] === undefined
      ? error(`links to ${lost}, which no section serves`, 'Link to a page of the site.')
      : warning(`links to ${lost}, which moved to ${redirects[lost]}`, 'Link there.'),
  );
};

/** On a page whose route says `static`, no script runs for the page's own controls. */
const checkStatic: DocumentCheck = ({ page }) => {
  const [pins] = select(`#${pinsElementId}`, page);
  if (!pins || !(JSON.parse(rawText(pins)) as Pins).static) return [];
  const apart = new Set(select(staticRules.apart, page).flatMap((one) => [one, ...select('*', one)]));
  const controls = select('[data-part]', page).flatMap((part) => select(staticRules.controls, part));
  const names = new Set(controls.filter((one) => !apart.has(one)).map((control) => control.name));
  return [...names].map((name) => error(sayDeadControl(name), 'Leave that out.'));
};

const checkAssets: DocumentCheck = async ({ page, folders, getSize }) => {
  const findings: DocumentFinding[] = [];
  for (const asset of new Set(getAssets(page)))
    if ((await getSize(path.join(folders.store, asset))) === undefined)
      findings.push(
        error(`names ${asset}, which is not in the store`, 'Import the file, so that the build has it.'),
      );
  return findings;
};

const cardCure = 'Name a PNG of 1200x630 pixels as `card` in documents.ts.';

const checkCard: DocumentCheck = async ({ route, page, folders, getSize }) => {
  if (route === notFoundRoute) return [];
  const card = select('meta[property="og:image"]', page)[0]?.attribs.content;
  if (card === undefined) return [warning('has no share card (og:image)', cardCure)];
  const { pathname } = new URL(card, 'http://site.invalid');
  const file = path.join(folders.generation, pathname);
  if ((await getSize(file)) === undefined)
    return [error(`names the share card ${card}, which does not exist`, cardCure)];
  const size = await pngSize(file);
  return size === '1200x630' ? [] : [warning(`has a share card of ${size ?? 'another format'}`, cardCure)];
};

/** Adds up the heaviest file that a browser may choose for each picture. */
const checkPictures: DocumentCheck = async ({ page, folders, getSize }) => {
  const pictures = await Promise.all(
    getPictures(page).map(async (files) => {
      const sized = await Promise.all(
        files.map(async (name) => ({ name, bytes: (await getSize(path.join(folders.store, name))) ?? 0 })),
      );
      return sized.reduce((a, b) => (b.bytes > a.bytes ? b : a));
    }),
  );
  const distinct = [...new Map(pictures.map((one) => [one.name, one])).values()];
  return total(distinct) > budgets.pagePictures
    ? [
        warning(
          `shows ${overBy(distinct, 'pictures', budgets.pagePictures, 'pagePictures')}`,
          'Scale pictures down, or encode them again (AVIF, WebP).',
        ),
      ]
    : [];
};

const checkWeight: DocumentCheck = async ({ file, html, site }) => {
  // Visitors never get a development build, so only others have a budget.
  if (site.mode === 'development') return [];
  const { size: bytes } = await stat(`${file}.br`);
  return bytes > budgets.document
    ? [
        warning(
          `has ${bytes} bytes (brotli), ${bytes - budgets.document} over the budget of a document, ${budgets.document} (document in shell/platform/compose/budgets.ts); heaviest: ${heaviest(documentParts(html))}`,
          'Show less of it at once.',
        ),
      ]
    : [];
};

/** All checks of a finished document, in the order of their reports. */
export const documentChecks: readonly DocumentCheck[] = [
  checkHeadings,
  checkHead,
  checkLinks,
  checkStatic,
  checkAssets,
  checkCard,
  checkWeight,
  checkPictures,
];
