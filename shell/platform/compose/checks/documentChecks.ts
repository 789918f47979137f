import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { AppBuild } from 'shared-content/artifact/build.contract';
import { exists } from 'shared-content/artifact/durable';
import {
  type Finding,
  type Pins,
  pinsElementId,
  describeDeadControl,
  staticRules,
} from 'shared-content/federation';
import { type Document, rawText, select } from '../../http/parseHtml';
import { cardUrl } from '../../../site/document/cardUrl';
import { notFoundRoute } from '../../store/generationFiles';
import { budgets } from '../budgets';
import { headingFaults } from './headingFaults';
import { getAssets, getLinks, pngSize } from './namedFiles';

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
  readonly file: string;
  readonly page: Document;
  readonly site: CheckedSite;
  /** Folders of the store and of the generation. */
  readonly folders: { readonly store: string; readonly generation: string };
}

type DocumentFinding = Pick<Finding, 'severity' | 'words' | 'cure'>;
type DocumentCheck = (
  document: CheckedDocument,
) => readonly DocumentFinding[] | Promise<readonly DocumentFinding[]>;

const error = (words: string, cure: string): DocumentFinding => ({ severity: 'error', words, cure });
const warning = (words: string, cure: string): DocumentFinding => ({ severity: 'warning', words, cure });

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
  return [...names].map((name) => error(describeDeadControl(name), 'Leave that out.'));
};

const checkAssets: DocumentCheck = async ({ page, folders }) => {
  const findings: DocumentFinding[] = [];
  for (const asset of new Set(getAssets(page)))
    if (!(await exists(path.join(folders.store, asset))))
      findings.push(
        error(`names ${asset}, which is not in the store`, 'Import the file, so that the build has it.'),
      );
  return findings;
};

/** Every page has a card (`placeCards`); a section's own may have any size. */
const checkCard: DocumentCheck = async ({ route, folders }) => {
  if (route === notFoundRoute) return [];
  const size = await pngSize(path.join(folders.generation, cardUrl(route)));
  return size === '1200x630'
    ? []
    : [
        warning(
          `has a share card of ${size ?? 'another format'}`,
          'Name a PNG of 1200x630 pixels as `card` in documents.ts.',
        ),
      ];
};

const checkWeight: DocumentCheck = async ({ file, site }) => {
  // Visitors never get a development build, so only others have a budget.
  if (site.mode === 'development') return [];
  const { size: bytes } = await stat(`${file}.br`);
  return bytes > budgets.document
    ? [
        warning(
          `has ${bytes} bytes (brotli), ${bytes - budgets.document} over the budget of a document, ${budgets.document} (document in shell/platform/compose/budgets.ts)`,
          'Move content to another page, or shorten it.',
        ),
      ]
    : [];
};

/** All checks of a finished document, in the order of their reports. */
export const documentChecks: readonly DocumentCheck[] = [
  ({ page }) => headingFaults(page),
  checkLinks,
  checkStatic,
  checkAssets,
  checkCard,
  checkWeight,
];
