import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';
import { errorWords } from '../shared-content/content/errorWords';
import { getManifest, manifestFile } from '../shared-content/artifact/manifest';
import { Store } from '../shell/platform/store/Store';
import { browserGate } from '../shell/platform/release/prepare/browser/browserGate';
import { pageOpener } from '../shell/platform/release/prepare/browser/faultsOfPage';
import { serveGeneration } from '../shell/platform/release/prepare/browser/serveGeneration';

// A store with one page, whose script is React's hydration of the document's content.
const page = `
import { startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from './shared-content/ui/feedback/ErrorBoundary';
const alive = (part) => dispatchEvent(new CustomEvent('site:alive', { detail: part }));
function Title() { const [word, setWord] = useState('About us'); TITLE; return <h1>{word}</h1>; }
function Alive() { useEffect(() => { alive(''); alive('mfe-company /about'); }, []); return null; }
const surface = () => <h1>${errorWords.title}</h1>;
// The shell leaves a static page as it came, unless the look of a release asks.
if (STATIC && !globalThis.__SITE_HYDRATE__) { alive(''); alive('mfe-company /about'); }
else startTransition(() => hydrateRoot(document.getElementById('root'),
  <ErrorBoundary name="mfe-company@aaa /about" fallback={surface}><div data-part="mfe-company /about"><Title /></div><Alive /></ErrorBoundary>));
`;

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'browser-gate-'));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

const pins = (files: string[], isStatic?: true) =>
  `<script type="application/json" id="pins">${JSON.stringify({ static: isStatic, sectionScripts: files, shell: { version: 'bbb', firstScript: {} } })}</script>`;

/** Composes a generation of /about and the not-found page by hand. */
async function generation(
  id: string,
  {
    title = '',
    lead = '',
    html = '<h1>About us</h1>',
    head = '',
    isStatic,
  }: { title?: string; lead?: string; html?: string; head?: string; isStatic?: true } = {},
): Promise<void> {
  const assets = path.join(folder, 'assets/mfe-company/aaa');
  const pages = path.join(folder, 'pages', id);
  await mkdir(assets, { recursive: true });
  await mkdir(pages, { recursive: true });
  await build({
    stdin: {
      contents: lead + page.replace('TITLE', title).replace('STATIC', String(isStatic ?? false)),
      resolveDir: path.resolve(import.meta.dirname, '..'),
      loader: 'tsx',
    },
    bundle: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    outfile: path.join(assets, `${id}.js`),
  });
  const script = `/assets/mfe-company/aaa/${id}.js`;
  const body = `<div id="root"><div data-part="mfe-company /about">${html}</div></div>${pins([script], isStatic)}<script src="${script}" defer></script>`;
  await writeFile(
    path.join(pages, 'about.html'),
    `<!doctype html><head><link rel="icon" href="data:,">${head}</head><body>${body}`,
  );
  const quiet = `<script src="/assets/mfe-company/aaa/quiet.js" defer></script>`;
  await writeFile(
    path.join(assets, 'quiet.js'),
    `dispatchEvent(new CustomEvent('site:alive', { detail: '' }))`,
  );
  await writeFile(
    path.join(pages, '404.html'),
    `<!doctype html><head><link rel="icon" href="data:,"></head><body><h1>404</h1>${pins([])}${quiet}`,
  );
  // Never opened, but a generation needs Home to be served.
  await writeFile(path.join(pages, 'index.html'), '<h1>Home</h1>');
  const policy = "default-src 'self'; img-src 'self' data:";
  await writeFile(
    path.join(pages, 'csp.json'),
    JSON.stringify({ 'index.html': policy, 'about.html': policy, '404.html': policy }),
  );
  await writeFile(path.join(pages, 'versions.json'), JSON.stringify({ shell: 'bbb', 'mfe-company': 'aaa' }));
  await writeFile(path.join(pages, manifestFile), JSON.stringify({ files: await getManifest(pages) }));
}

/** Runs the browser gate on a generation. Resolves to its output when it passes, otherwise to its refusal. */
async function gate(id: string, live?: string): Promise<string> {
  const lines: string[] = [];
  const look = browserGate({ store: new Store(folder), say: (line) => lines.push(line), without: 'refuse' });
  await look({ generation: id, live, routes: ['/about'] }).catch((error: Error) => lines.push(error.message));
  return lines.join('\n');
}

const breaking: readonly (readonly [string, Parameters<typeof generation>[1], RegExp])[] = [
  [
    'throws in an effect',
    { title: `useEffect(() => { throw new Error('no observer'); }, [])` },
    /shows "Unexpected Application Error!"/,
  ],
  [
    'logs who failed',
    { title: `useEffect(() => { throw new Error('no observer'); }, [])` },
    /mfe-company@aaa \/about failed to render/,
  ],
  ['renders other words than the document has', { html: '<h1>About them</h1>' }, /hydration mismatch/],
  [
    'throws when its module loads',
    { lead: `if (globalThis.document) throw new Error('on load');` },
    /on load/,
  ],
  ['loses the words of a heading', { title: `useEffect(() => setWord(''), [])` }, /has an empty h1/],
  [
    'asks for what its policy forbids',
    { title: `useEffect(() => { new Image().src = 'https://tracker.example.com/a.gif'; }, [])` },
    /breaks its policy: img-src https:\/\/tracker\.example\.com/,
  ],
  [
    'says that it is static and is rendered with other words after a click',
    { isStatic: true, title: `return <h1>About all of us</h1>` },
    /hydration mismatch/,
  ],
];

for (const [what, parts, words] of breaking)
  test(`a release is refused whose page ${what}`, async () => {
    await generation('1a', parts);
    const said = await gate('1a');
    expect(said).toContain('/about (mfe-company aaa): ');
    expect(said).toMatch(words);
    expect(said).toContain('1 of 2 pages break');
  });

test('a release of sound pages passes, and unchanged pages are not opened again', async () => {
  await generation('1a');
  expect(await gate('1a')).toMatch(/Opening 2 of 2 documents[\s\S]*all come to life/);
  await generation('2b', { title: 'void 0' });
  expect(await gate('2b', '1a')).toMatch(/Opening 1 of 2 documents[\s\S]*all come to life/);
  await generation('3c', { isStatic: true });
  expect(await gate('3c', '2b')).toMatch(/Opening 1 of 2 documents[\s\S]*all come to life/);
  expect(await gate('1a', '1a')).toBe('');
});

test('an error during the unload of a page is not reported for the next page', async ({ browser }) => {
  await generation('1a', {
    title: `useEffect(() => { addEventListener('beforeunload', () => { throw new Error('on leaving'); }); }, [])`,
  });
  const { origin, close } = await serveGeneration(new Store(folder), '1a');
  const getFaults = await pageOpener(browser, origin, folder);
  expect(await getFaults('/about')).toEqual([]);
  expect(await getFaults('/nowhere')).toEqual([]);
  await close();
});
