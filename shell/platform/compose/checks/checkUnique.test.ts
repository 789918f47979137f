import type { SectionBundle, SectionName } from 'shared-content/federation';
import { checkUnique } from './checkUnique';

const home = { path: '/', title: 'Home', description: 'Home as it is.' };
const bundle = (...routes: (typeof home)[]) => ({ section: { routes } }) as unknown as SectionBundle;
const found = (bundles: Partial<Record<SectionName, SectionBundle>>, changed: string[] = []) =>
  checkUnique(home, bundles as Record<SectionName, SectionBundle>, changed).map(({ page, owner, words }) => [
    page,
    owner,
    words,
  ]);
const about = { path: '/about', title: 'About', description: 'Who we are.' };
const projects = { path: '/projects', title: 'Projects', description: 'What we made.' };

describe('checkUnique', () => {
  it('accepts pages with distinct titles and descriptions', () =>
    expect(found({ 'mfe-portfolio': bundle(projects), 'mfe-company': bundle(about) })).toEqual([]));

  const twins = {
    'mfe-portfolio': bundle(projects),
    'mfe-company': bundle({ ...about, title: 'Projects', description: home.description }),
  };

  it('names each page with a duplicate title or description, and the other page', () =>
    expect(found(twins)).toEqual([
      ['/about', 'mfe-company', 'has the title of /projects (mfe-portfolio): "Projects"'],
      ['/about', 'mfe-company', 'has the description of / (shell): "Home as it is."'],
    ]));

  it('assigns the fault to the released page', () =>
    expect(found(twins, ['mfe-portfolio'])).toEqual([
      ['/projects', 'mfe-portfolio', 'has the title of /about (mfe-company): "Projects"'],
      ['/about', 'mfe-company', 'has the description of / (shell): "Home as it is."'],
    ]));
});
