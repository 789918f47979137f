import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from 'shared-content/artifact/paths';
import { listFiles } from './listFiles';

// Found beside the checkout where the site is developed. A repository alone has no card to compare with.
const card = path.join(root, '../shared/design-card.md');
const listed = (text: string, name: string) =>
  (new RegExp(`^- ${name}: (.+)$`, 'm').exec(text)?.[1] ?? '').split(', ');
const tracked = listFiles();

(existsSync(card) ? describe : describe.skip)('the design card', () => {
  const text = existsSync(card) ? readFileSync(card, 'utf8') : '';

  it.each(listed(text, 'packages'))('includes %s, which a workspace names and sources use', (name) => {
    const workspaces = tracked
      .filter((file) => /(^|\/)package\.json$/.test(file))
      .map(
        (file) =>
          JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, object | undefined>,
      )
      .flatMap(({ dependencies = {}, devDependencies = {} }) =>
        Object.keys({ ...dependencies, ...devDependencies }),
      );
    // Playwright's test runner is the scoped package of that name.
    const packages = name === 'playwright' ? [name, '@playwright/test'] : [name];
    const known = packages.filter((one) => workspaces.includes(one));
    expect(known).not.toEqual([]);
    const uses = tracked
      .filter((file) => /\.(ts|tsx|js|cjs|mjs)$/.test(file) && file !== 'e2e/designCard.test.ts')
      .some((file) => {
        const source = readFileSync(path.join(root, file), 'utf8');
        return known.some((one) => new RegExp(`['"\`]${one}(/[^'"\`]*)?['"\`]`).test(source));
      });
    expect(uses).toBe(true);
  });

  it('names exactly the top-level folders', () => {
    const entries = listed(text, 'top-level');
    const folders = new Set(
      tracked.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''),
    );
    expect([...folders].filter((name) => !name.startsWith('.') && !entries.includes(name))).toEqual([]);
    expect(entries.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });
});
