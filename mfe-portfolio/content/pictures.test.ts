import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Upper bounds in bytes by folder and width. The drawing script keeps them, and so must a hand-made picture. */
const bounds = {
  projects: { '480.avif': 25_000, '672.avif': 30_000, '960.avif': 60_000, '960.webp': 90_000 },
  'case-studies': {
    '720.avif': 40_000,
    '1440.avif': 95_000,
    '1440.webp': 150_000,
    'tall-640.avif': 40_000,
    'tall-960.avif': 60_000,
    'detail-480.avif': 20_000,
  },
} as const;

describe('the pictures', () => {
  it.each(Object.entries(bounds))('in assets/%s are within their size limits', (folder, limits) => {
    const path = join(__dirname, '../assets', folder);
    const files = readdirSync(path);
    const checked = files.filter((file) => {
      const limit = Object.entries(limits).find(([ending]) => file.endsWith(`-${ending}`))?.[1];
      if (limit !== undefined) expect([file, statSync(join(path, file)).size <= limit]).toEqual([file, true]);
      return limit !== undefined;
    });
    // The folder has no file of another kind, and is not empty.
    expect(checked).toEqual(files);
    // Each picture in every width.
    expect(checked.length % Object.keys(limits).length).toBe(0);
    expect(checked.length).toBeGreaterThan(11);
  });
});
