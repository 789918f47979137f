import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';
import { errorWords } from 'shared-content/content';
import { getManifest, manifestFile } from 'shared-content/artifact/manifest';
import { SiteFolder } from '../shell/platform/store/SiteFolder';
import { checkInBrowser, serveGeneration } from '../shell/platform/release/browserGate';
import { createPageChecker } from '../shell/platform/release/createPageChecker';

/** The version of the company section on these pages. */
const version = 'a'.repeat(22);

// A store with one page, whose script is React's hydration of the document's content.
const page = `
import { startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from './shared-content/ui/feedback/ErrorBoundary';
const alive = (part) => dispatchEvent(new CustomEvent('site:hydrated', { detail: part }));
function Title() { const [word, setWord] = useState('About us'); TITLE; return <h1>{word}</h1>; }
function Alive() { useEffect(() => { alive(''); alive('mfe-company /about'); }, []); return null; }
const surface = () => <h1>${errorWords.title}</h1>;
// The shell leaves a static page as it came, unless the look of a release asks.
if (STATIC && !globalThis.__SITE_HYDRATE__) { alive(''); alive('mfe-company /about'); }
else startTransition(() => hydrateRoot(document.getElementById('root'),
  <ErrorBoundary name="mfe-company@${version} /about" fallback={surface}><div data-part="mfe-company /about"><Title /></div><Alive /></ErrorBoundary>));
`;

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'browser-gate-'));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

const pins = (files: string[], isStatic?: true) =>
  `<script type="application/json" id="pins">${JSON.stringify({ static: isStatic, sectionScripts: files, shell: { version: 'bbb', firstScript: {} } })}</script>`;

interface Parts {
  readonly title?: string;
  readonly lead?: string;
  readonly html?: string;
  readonly isStatic?: true;
}

const assets = () => path.join(folder, 'assets/mfe-company', version);
const icon = '<link rel="icon" href="data:,">';

/** Bundles a page's script, and resolves to its document. */
async function document(name: string, parts: Parts): Promise<string> {
  const { title = '', lead = '', html = '<h1>About us</h1>', isStatic } = parts;
  await build({
    stdin: {
      contents: lead + page.replace('TITLE', title).replace('STATIC', String(isStatic ?? false)),
      resolveDir: path.resolve(import.meta.dirname, '..'),
      loader: 'tsx',
    },
    bundle: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    outfile: path.join(assets(), `${name}.js`),
  });
  const script = `/assets/mfe-company/${version}/${name}.js`;
  const body = `<div id="root"><div data-part="mfe-company /about">${html}</div></div>${pins([script], isStatic)}<script src="${script}" defer></script>`;
  return `<!doctype html><head>${icon}</head><body>${body}`;
}

/** Composes a generation of some pages and the not-found page by hand. */
async function generation(id: string, parts: Readonly<Record<string, Parts>>): Promise<void> {
  const pages = path.join(folder, 'pages', id);
  const documents: Record<string, string> = {
    // Never opened, but a generation needs Home to be served.
    'index.html': '<h1>Home</h1>',
    '404.html': `<!doctype html><head>${icon}</head><body><h1>404</h1>${pins([])}<script src="/assets/mfe-company/${version}/quiet.js" defer></script>`,
  };
  for (const [route, part] of Object.entries(parts))
    documents[`${route.slice(1)}.html`] = await document(`${id}${route.replaceAll('/', '-')}`, part);
  await writeFile(
    path.join(assets(), 'quiet.js'),
    `dispatchEvent(new CustomEvent('site:hydrated', { detail: '' }))`,
  );
  const policy = "default-src 'self'; img-src 'self' data:";
  const files = {
    ...documents,
    'csp.json': JSON.stringify(Object.fromEntries(Object.keys(documents).map((file) => [file, policy]))),
    'versions.json': JSON.stringify({ shell: 'b'.repeat(22), 'mfe-company': version }),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(pages, name)), { recursive: true });
    await writeFile(path.join(pages, name), text);
  }
  await writeFile(path.join(pages, manifestFile), JSON.stringify({ files: await getManifest(pages) }));
}

/** Runs the browser gate on a generation. Resolves to its output when it passes, otherwise to its refusal. */
async function gate(id: string, routes: readonly string[] = ['/about', '/404']): Promise<string> {
  const lines: string[] = [];
  const access = { siteFolder: new SiteFolder(folder), log: (line: string) => lines.push(line) };
  await checkInBrowser(access, 'required', id, routes).catch((error: Error) => lines.push(error.message));
  return lines.join('\n');
}

/** Broken pages below the section's prefix, in one generation: a browser for each would take half a minute. */
const breaking: readonly (readonly [route: string, Parts, ...RegExp[]])[] = [
  [
    '/about/throws-in-an-effect',
    { title: `useEffect(() => { throw new Error('no observer'); }, [])` },
    /shows "Unexpected Application Error!"/,
    /mfe-company@a{22} \/about failed to render/,
  ],
  ['/about/renders-other-words', { html: '<h1>About them</h1>' }, /hydration mismatch/],
  ['/about/throws-on-load', { lead: `if (globalThis.document) throw new Error('on load');` }, /on load/],
  ['/about/loses-a-heading', { title: `useEffect(() => setWord(''), [])` }, /has an empty h1/],
  [
    '/about/asks-for-a-foreign-picture',
    { title: `useEffect(() => { new Image().src = 'https://tracker.example.com/a.gif'; }, [])` },
    /breaks its policy: img-src https:\/\/tracker\.example\.com/,
  ],
  [
    '/about/static-with-other-words-after-a-click',
    { isStatic: true, title: `return <h1>About all of us</h1>` },
    /hydration mismatch/,
  ],
];

test('a release is refused with each faulty page and its fault', async () => {
  await generation('1a', {
    '/about': {},
    ...Object.fromEntries(breaking.map(([route, parts]) => [route, parts])),
  });
  const said = await gate('1a', ['/about', '/404', ...breaking.map(([route]) => route)]);
  expect(said).toContain(`${breaking.length} of ${breaking.length + 2} pages break`);
  const lines = said.split('\n').filter((line) => line.startsWith('  /'));
  expect(lines).toHaveLength(breaking.length);
  for (const [route, , ...ways] of breaking) {
    const line = lines.find((one) => one.startsWith(`  ${route} (mfe-company ${version}): `));
    for (const words of ways) expect(line, route).toMatch(words);
  }
});

test('a release of valid pages passes', async () => {
  await generation('1a', { '/about': {} });
  expect(await gate('1a')).toMatch(/Opening 2 documents[\s\S]*all hydrated/);
  await generation('2b', { '/about': { title: 'void 0' } });
  expect(await gate('2b', ['/about'])).toMatch(/Opening 1 documents[\s\S]*all hydrated/);
  await generation('3c', { '/about': { isStatic: true } });
  expect(await gate('3c', ['/about'])).toMatch(/Opening 1 documents[\s\S]*all hydrated/);
});

test('an error during a page’s unload is not attributed to the next page', async ({ browser }) => {
  await generation('1a', {
    '/about': {
      title: `useEffect(() => { addEventListener('beforeunload', () => { throw new Error('on leaving'); }); }, [])`,
    },
  });
  const { origin, close } = await serveGeneration(new SiteFolder(folder), '1a');
  const getFaults = await createPageChecker(browser, origin, folder);
  expect(await getFaults('/about')).toEqual([]);
  expect(await getFaults('/nowhere')).toEqual([]);
  await close();
});
