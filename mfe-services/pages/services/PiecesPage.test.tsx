import { renderWithKit } from 'shared-content/testing';
import { readServices } from '../../content/testing/readServices';
import { PiecesPage } from './PiecesPage';
import * as fs from 'node:fs';
import path from 'node:path';

beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

const pages = [...readServices().values()].map(({ page }) => page());
const componentsIn = (folder: string) =>
  fs
    .readdirSync(path.join(__dirname, '../../components/services', folder))
    .flatMap((file) => /^([A-Z]\w+)\.tsx$/.exec(file)?.[1] ?? []);

describe('the page of pieces', () => {
  it('shows every arrangement that pages are made of', () => {
    const { container } = renderWithKit(<PiecesPage pages={pages} />);
    const shown = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    const named = [
      ...componentsIn('points'),
      ...componentsIn('offers'),
      ...componentsIn('industries'),
    ].concat(
      componentsIn('why').filter((name) => name.startsWith('Why')),
      componentsIn('exhibits').filter((name) => name.endsWith('View')),
      componentsIn('exhibits/machines'),
    );
    expect(named.filter((name) => !['PointWords', 'Glass'].includes(name) && !shown.includes(name))).toEqual([]);
    expect(container.querySelectorAll('h1')).toHaveLength(1);
  });
});
