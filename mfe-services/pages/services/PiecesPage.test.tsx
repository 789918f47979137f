import * as fs from 'node:fs';
import path from 'node:path';
import { renderWithKit } from 'shared-content/testing';
import { readServices } from '../../content/testing/readServices';
import { PiecesPage } from './PiecesPage';

const services = [...readServices().values()].map(({ page }) => page());
const exportedIn = (folder: string) =>
  fs
    .readdirSync(path.join(__dirname, '../../components', folder))
    .filter((file) => /^[A-Z]\w+(?<!\.test)\.tsx$/.test(file))
    .flatMap((file) => [
      ...fs
        .readFileSync(path.join(__dirname, '../../components', folder, file), 'utf8')
        .matchAll(/^export (?:function|const) ([A-Z]\w+)/gm),
    ])
    .map(([, name = '']) => name);

it('the page of pieces lists every component that content may name, with links to its pages', () => {
  const { container } = renderWithKit(<PiecesPage services={services} />);
  const rows = [...container.querySelectorAll('tr')];
  const listed = rows.map((row) => row.querySelector('th')?.textContent);
  const named = [
    ...['points', 'why'].flatMap((room) => exportedIn(`services/${room}`)),
    ...exportedIn('services/exhibits').filter((name) => name.endsWith('View')),
    'OfferPairs',
    'OfferRows',
    'IndustryIntro',
    'SolutionPairs',
    'SolutionChain',
    'ProcessLedger',
    ...services.map(({ View }) => View.name),
  ];
  expect(named.filter((name) => !listed.includes(name))).toEqual([]);
  for (const row of rows) expect(row.querySelectorAll('a[href]').length).toBeGreaterThan(0);
  expect(container.querySelectorAll('h1')).toHaveLength(1);
});
