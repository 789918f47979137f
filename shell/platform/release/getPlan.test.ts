import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compareDocuments, getPlan } from './getPlan';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'compare-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const page = (body: string, { title = 'A page', version = 'a'.repeat(22), extra = '' } = {}) =>
  `<!doctype html><html><head><title>${title}</title><meta name="description" content="d">${extra}<style>x{}</style></head><body>${body}<img src="/assets/shell/${version}/a.avif" alt="A lily"><script type="application/json" id="pins">"${version}"</script></body></html>`;

async function generation(name: string, documents: Readonly<Record<string, string>>): Promise<string> {
  for (const [file, html] of Object.entries(documents)) {
    await mkdir(path.dirname(path.join(folder, name, file)), { recursive: true });
    await writeFile(path.join(folder, name, file), html);
  }
  const policies = Object.fromEntries(Object.keys(documents).map((file) => [file, "default-src 'none'"]));
  await writeFile(path.join(folder, name, 'csp.json'), JSON.stringify(policies));
  // A file of public/, which is no page.
  await writeFile(path.join(folder, name, `${name}.html`), 'google-site-verification');
  return path.join(folder, name);
}

const changes = compareDocuments;

it('lists each page with changed text or head', async () => {
  const before = await generation('before', {
    'index.html': page('<h1>Home</h1>'),
    'services.html': page('<h1>Services</h1><p>We <b>build</b> &amp; run.</p><p>Since 2015.</p>'),
    'about.html': page('<h1>About</h1>'),
    'careers.html': page('<h1>Careers</h1>'),
    'projects.html': page('<h1>Projects</h1>'),
  });
  const after = await generation('after', {
    // Only the shell's version differs.
    'index.html': page('<h1>Home</h1>', { version: 'b'.repeat(22) }),
    'services.html': page('<h1>Services</h1><p>We <b>build</b> &amp; mend.</p><p>Since 2015.</p>'),
    'about.html': page('<h1>About</h1>', {
      title: 'About & us',
      extra: '<meta name="robots" content="noindex">',
    }),
    'careers.html': page('<h1 class="x">Careers</h1>'),
    'services/ai-ml.html': page('<h1>AI</h1>', { title: 'AI' }),
  });
  expect(await changes(before, after)).toEqual([
    {
      route: '/about',
      is: 'changed',
      head: [
        { name: 'title', before: 'A page', after: 'About & us' },
        { name: 'robots', before: '', after: 'noindex' },
      ],
      text: [],
    },
    { route: '/careers', is: 'changed', head: [], text: [] },
    { route: '/', is: 'pinned', head: [], text: [] },
    { route: '/projects', is: 'gone', head: [], text: [] },
    { route: '/services', is: 'changed', head: [], text: ['- We build & run.', '+ We build & mend.'] },
    { route: '/services/ai-ml', is: 'new', head: [], text: [] },
  ]);
  const side = (of: string) => ({ folder: of, versions: { shell: 'a'.repeat(22) } });
  const plan = await getPlan(side(before), side(after));
  expect(plan.lost).toEqual(['/projects']);
  expect(plan.lines).toEqual([
    '  + page /services/ai-ml',
    '  - page /projects',
    '  ~ title of /about: "A page" → "About & us"',
    '  ~ Pages that show something else, 3: /about, /careers, /services',
  ]);
});

it('compares text per block, inline values separately, and alternative texts as text', async () => {
  const words = (count: number) =>
    page(`<p>${count}<!-- --> pages</p><p>House <i>12</i><br/>Dhaka</p><script>let a = ${count}</script>`);
  const before = await generation('before', { 'about.html': words(12) });
  const after = await generation('after', {
    'about.html': words(13).replace('A lily', 'A &quot;lotus&quot;').replace('Dhaka', 'Sylhet'),
  });
  expect((await changes(before, after))[0]?.text).toEqual([
    '- 12',
    '+ 13',
    '- Dhaka',
    '- [picture: A lily]',
    '+ Sylhet',
    '+ [picture: A "lotus"]',
  ]);
});
