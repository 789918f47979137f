import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesBelow } from 'shared-content/artifact/durable';
import { copyPublicFiles } from './copyPublicFiles';

let folder: string;
const from = () => path.join(folder, 'root');
const to = () => path.join(folder, 'generation');
async function write(...names: string[]): Promise<void> {
  for (const name of names) {
    await mkdir(path.dirname(path.join(from(), name)), { recursive: true });
    await writeFile(path.join(from(), name), 'ours');
  }
}
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-public-'));
  await mkdir(to());
  for (const name of ['services.html', 'robots.txt']) await writeFile(path.join(to(), name), 'composed');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('copies each file to its address, without the compressed forms', async () => {
  await write(
    'brochure.pdf',
    'press/kit.zip',
    '.well-known/security.txt',
    '.well-known/security.txt.br',
    'CNAME',
  );
  await copyPublicFiles(from(), to());
  expect(await filesBelow(to())).toEqual([
    '.well-known/security.txt',
    'CNAME',
    'brochure.pdf',
    'press/kit.zip',
    'robots.txt',
    'services.html',
  ]);
});

it('replaces the default robots.txt with the company’s file', async () => {
  await write('robots.txt');
  await copyPublicFiles(from(), to());
  expect(await readFile(path.join(to(), 'robots.txt'), 'utf8')).toBe('ours');
});

it.each([
  ['Company Profile.pdf', 'Rename it'],
  ['preise-für-alle.pdf', 'Rename it'],
  ['.htaccess', 'Rename it'],
  ['setup.exe', 'no content type is known for .exe'],
  ['Brochure.PDF', 'no content type is known for .PDF'],
  ['backup.tar.gz', 'no content type is known for .gz'],
  ['.well-known/acme-challenge/token', 'certificate programs answer there'],
  ['api/readyz', 'the site itself answers at /api'],
  ['csp.json', 'the site itself answers'],
  ['services.html', 'the composer writes that file itself'],
])('refuses %s, and names the fix', async (name, fix) => {
  await write(name);
  await expect(copyPublicFiles(from(), to())).rejects.toThrow(fix);
  await expect(copyPublicFiles(from(), to())).rejects.toThrow(`public/${name} cannot be served`);
});

it('does nothing for a shell without public files', async () => {
  await expect(copyPublicFiles(path.join(folder, 'none'), to())).resolves.toBeUndefined();
});
