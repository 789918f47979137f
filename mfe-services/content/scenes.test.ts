/** @jest-environment node */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readServices } from './testing/readServices';

const folder = join(__dirname, '../assets/scenes');
/** Upper bounds in bytes by kind. The drawing script keeps them, and so must a hand-made picture. */
const bounds = {
  wide: 40_000,
  'wide-2x': 80_000,
  tall: 34_000,
  tile: 26_000,
  plate: 44_000,
  shots: 72_000,
} as const;
const getKind = (file: string) =>
  /-(wide-2x|wide|tall|tile|plate|shots)\.avif$/.exec(file)?.[1] as keyof typeof bounds | undefined;

describe('the drawn scenes', () => {
  const files = readdirSync(folder);

  it('are within their size limits, without other files in the folder', () => {
    expect(files.filter((file) => !getKind(file))).toEqual([]);
    const heavy = files.filter((file) => statSync(join(folder, file)).size > bounds[getKind(file) ?? 'wide']);
    expect(heavy).toEqual([]);
    expect(files.length).toBeGreaterThan(90);
  });

  it('state the height of their tall composition', async () => {
    // A scene belongs to the one content file or page that shows it.
    const scenes = ['content', 'pages'].flatMap((name) => {
      const from = join(__dirname, '..', name);
      return readdirSync(from, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => readFileSync(join(from, file), 'utf8'))
        .filter((source) => /tallHeight: \d/.test(source));
    });
    const checked: string[] = [];
    for (const source of scenes) {
      const slug = /scenes\/([\w-]+)-tall\.avif/.exec(source)?.[1] ?? '';
      const height = Number(/tallHeight: (\d+)/.exec(source)?.[1]);
      const drawn = await sharp(join(folder, `${slug}-tall.avif`)).metadata();
      expect([slug, drawn.width, drawn.height]).toEqual([slug, 700, height * 2]);
      checked.push(slug);
    }
    expect(checked).toEqual(expect.arrayContaining([...readServices().keys()]));
  });

  it('have one picture for each point of an illustrated list', async () => {
    for (const [slug, { page }] of readServices())
      for (const block of page().blocks) {
        if (block.kind !== 'points' || !block.shots) continue;
        const { width, height } = await sharp(join(folder, `${slug}-shots.avif`)).metadata();
        expect([slug, width, height]).toEqual([slug, 640, 368 * block.items.length]);
      }
  });

  it('hold one picture for each option of a question that shows them', async () => {
    const drawn = files.filter((file) => file.endsWith('-trial-shots.avif'));
    expect(drawn.length).toBe(5);
    for (const file of drawn) {
      const slug = file.replace('-trial-shots.avif', '');
      const options = readServices().get(slug)?.page().hero.trial?.quiz.options;
      const { width, height } = await sharp(join(folder, file)).metadata();
      expect([slug, width, height]).toEqual([slug, 920, 529 * (options?.length ?? 0)]);
    }
  });
});
