/** @jest-environment node */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { industries, industryPath, serviceGroups, servicePath } from 'shared-content/content';
import { hero } from '../content/hero';
import { logoList } from './logos/logoList';
import { drawnCard } from '../document/cardUrl';
import { cards } from './og/cards';
import { workFolder, workPictures } from './work/copyWork';

// What is committed is what visitors get: the budgets hold for the files, not for the scripts.
const root = join(process.cwd(), 'shell/site');
const bytes = (file: string) => statSync(join(root, file)).size;
const side = async (file: string) => {
  const { width, height } = await sharp(join(root, file)).metadata();
  return `${width}x${height}`;
};

describe('drawn files', () => {
  it('keep the hero within its budgets', async () => {
    expect(bytes('assets/hero/hero.webm')).toBeLessThanOrEqual(600_000);
    expect(bytes('assets/hero/hero.mp4')).toBeLessThanOrEqual(600_000);
    expect(bytes('assets/hero/desk.avif')).toBeLessThanOrEqual(16_000);
    expect(bytes('assets/hero/logos.avif')).toBeLessThanOrEqual(12_000);
    expect(bytes('assets/hero/poster-1600.avif')).toBeLessThanOrEqual(60_000);
    expect(bytes('assets/hero/poster-800.avif')).toBeLessThanOrEqual(25_000);
    expect(await side('assets/hero/poster-1600.avif')).toBe('1600x900');
  });

  it('include one logo a company, without text that needs a font', () => {
    const names = readdirSync(join(root, 'assets/client-logos')).sort();
    expect(names).toEqual(logoList.map(({ name }) => `${name}.svg`).sort());
    for (const name of names) {
      const svg = readFileSync(join(root, 'assets/client-logos', name), 'utf8');
      expect(svg).not.toMatch(/<text|font-family/);
      expect(svg).toContain('viewBox="0 0 200 64"');
    }
  });

  it('include the pictures of Home’s first screen, at twice their size there', async () => {
    expect(await side('assets/hero/desk.avif')).toBe('960x624');
    expect(await side('assets/hero/logos.avif')).toBe(`275x${88 * hero.clients.names.length}`);
  });

  it('include a card of 1200 by 630 under 90 KB for each page', async () => {
    const files = cards.map(({ path }) => drawnCard(path));
    expect(new Set(files).size).toBe(cards.length);
    const pages = [
      '/',
      ...serviceGroups.flatMap(({ services }) => services.map(servicePath)),
      ...industries.map(industryPath),
    ];
    expect(cards.map(({ path }) => path)).toEqual(expect.arrayContaining(pages));
    for (const file of files) {
      expect(await side(`public/og/${file}`)).toBe('1200x630');
      expect(bytes(`public/og/${file}`)).toBeLessThan(90_000);
    }
  });

  it('include copies of the sections’ pictures for Home, byte for byte', () => {
    expect(readdirSync(workFolder).sort()).toEqual(workPictures.map(({ name }) => name).sort());
    for (const { from, name } of workPictures)
      expect([name, readFileSync(from).equals(readFileSync(join(workFolder, name)))]).toEqual([name, true]);
  });

  it('include six portraits of 192 by 192, under 8 KB', async () => {
    for (const person of [1, 2, 3, 4, 5, 6]) {
      for (const ending of ['avif', 'webp']) {
        const file = `assets/testimonials/client-${person}.${ending}`;
        expect(await side(file)).toBe('192x192');
        expect(bytes(file)).toBeLessThan(8_000);
      }
    }
  });

  it('include the manifest’s icons in the stated sizes', async () => {
    const manifest = JSON.parse(readFileSync(join(root, 'public/site.webmanifest'), 'utf8')) as {
      icons: { src: string; sizes: string }[];
    };
    expect(manifest.icons.length).toBeGreaterThan(0);
    for (const { src, sizes } of manifest.icons) expect(await side(`public${src}`)).toBe(sizes);
    expect(await side('public/apple-touch-icon.png')).toBe('180x180');
  });
});
