import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatFinding } from 'shared-content/federation';
import { checkGeneration } from './checkGeneration';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'generation-'));
  await mkdir(path.join(folder, 'pages/og'), { recursive: true });
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'pages/404.html'), '<h1>Not found</h1>');
  await writeFile(path.join(folder, 'pages/404.html.br'), 'x');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Checks a generation of one document at /about. */
async function check(
  body: string,
  { brotli = 1000, mode = 'production' as 'production' | 'development' } = {},
): Promise<string[]> {
  const file = path.join(folder, 'pages/about.html');
  await writeFile(file, `<html><body>${body}</body></html>`);
  await writeFile(`${file}.br`, Buffer.alloc(brotli));
  const folders = { store: folder, generation: path.join(folder, 'pages') };
  const found = await checkGeneration({ folders, routes: ['/about'], mode });
  return found.map(
    (finding) => `${finding.severity}: ${formatFinding(finding, `${finding.page} (${finding.owner})`)}`,
  );
}

describe('checkGeneration', () => {
  it('accepts a document with text in its headings', () =>
    expect(check('<h1>About</h1><h2><img alt="Our team" src="data:x"></h2>')).resolves.toEqual([]));

  it('accepts a link whose picture or label has its words', () =>
    expect(
      check(
        '<h1>About</h1><a href="#us"><img alt="Us" src="data:x"></a><button aria-label="Close"></button>',
      ),
    ).resolves.toEqual([]));

  it('accepts buttons on an interactive page', () =>
    expect(
      check(
        '<script id="pins" type="application/json">{}</script><div data-part="x"><h1>About</h1><button>Show</button></div>',
      ),
    ).resolves.toEqual([]));

  it.each([
    ['an empty h1', '<h1 tabindex="-1" class="s-1tl0f5m"></h1>', 'major', 'has an empty h1'],
    ['an h1 of blanks and empty elements', '<h1> <span></span> </h1>', 'major', 'has an empty h1'],
    ['an empty h3', '<h1>About</h1><h3 class="a"></h3>', 'major', 'has an empty h3'],
    ['a link without words', '<h1>About</h1><a href="/about"><svg></svg></a>', 'major', 'has an empty a'],
    ['a button without words', '<h1>About</h1><button> </button>', 'major', 'has an empty button'],
    ['no h1', '<h2>About</h2>', 'minor', 'has 0 h1 elements'],
    [
      'a link to nowhere',
      '<h1>About</h1><a href="/services/ai-ml">AI</a>',
      'major',
      'links to /services/ai-ml',
    ],
    [
      'a control on a page that says it is static',
      '<script id="pins" type="application/json">{"static":true}</script><div data-part="x"><h1>About</h1><button>Show</button></div>',
      'major',
      'has a <button>, which would be dead',
    ],
    [
      'an asset that is not there',
      '<h1>About</h1><img src="/assets/x/a.png">',
      'major',
      'names /assets/x/a.png',
    ],
  ])('reports a document with %s, with severity, route and section', async (_what, body, kind, words) => {
    await expect(check(body)).resolves.toContainEqual(
      expect.stringContaining(`${kind}: /about (mfe-company) ${words}`),
    );
  });

  it('finds the file of an image that shows one drawing of it', async () => {
    await writeFile(path.join(folder, 'assets/logos.svg'), '<svg/>');
    await expect(check('<h1>About</h1><img src="/assets/logos.svg#one">')).resolves.toEqual([]);
  });

  it('refuses a document over its budget', () =>
    expect(check('<h1>About</h1>', { brotli: 50_000 })).resolves.toEqual([
      expect.stringMatching(
        /^minor: .*has 50000 bytes \(brotli\), 36450 over the budget of a document, 13550/,
      ),
    ]));

  it('does not weigh documents of a development build', () =>
    expect(check('<h1>About</h1>', { brotli: 50_000, mode: 'development' })).resolves.toEqual([]));
});
