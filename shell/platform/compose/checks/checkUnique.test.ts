import type { SectionBundle, SectionName } from 'shared-content/federation';
import { checkUnique } from './checkUnique';

const home = { path: '/', title: 'Home', description: 'Home as it is.' };
const bundle = (...routes: (typeof home)[]) => ({ section: { routes } }) as unknown as SectionBundle;
const found = (bundles: Partial<Record<SectionName, SectionBundle>>) => {
  const pairs: [owners: readonly string[], words: string][] = [];
  checkUnique(home, bundles as Record<SectionName, SectionBundle>, (owners, words) =>
    pairs.push([owners, words]),
  );
  return pairs;
};
const about = { path: '/about', title: 'About', description: 'Who we are.' };
const projects = { path: '/projects', title: 'Projects', description: 'What we made.' };

describe('checkUnique', () => {
  it('takes pages with heads of their own', () =>
    expect(found({ 'mfe-portfolio': bundle(projects), 'mfe-company': bundle(about) })).toEqual([]));

  it('names each pair that shares something, and whose the two are', () =>
    expect(
      found({
        'mfe-portfolio': bundle(projects),
        'mfe-company': bundle({ ...about, title: 'Projects', description: home.description }),
      }),
    ).toEqual([
      [
        ['mfe-portfolio', 'mfe-company'],
        '/about (mfe-company) has the title of /projects (mfe-portfolio): "Projects". Give it its own.',
      ],
      [
        ['shell', 'mfe-company'],
        '/about (mfe-company) has the description of / (shell): "Home as it is.". Give it its own.',
      ],
    ]));
});
