import { renderWithKit } from 'shared-content/testing';
import { readServices } from '../../content/testing/readServices';
import { industryRoutes } from '../../routes/industryRoutes';
import { productRoutes } from '../../routes/productRoutes';
import { PiecesPage } from './PiecesPage';
import * as fs from 'node:fs';
import path from 'node:path';

beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

const services = [...readServices().values()].map(({ page }) => page());
const componentsIn = (folder: string) =>
  fs
    .readdirSync(path.join(__dirname, '../../components', folder))
    .flatMap((file) => /^([A-Z]\w+)\.tsx$/.exec(file)?.[1] ?? []);

describe('the page of components', () => {
  it('shows every arrangement and every component of service pages', async () => {
    const pages = await Promise.all([...industryRoutes, ...productRoutes].map(({ load }) => load()));
    const { container } = renderWithKit(<PiecesPage services={services} pages={pages} />);
    const shown = [...container.querySelectorAll('[id]')].flatMap(({ id }) => id.split('-'));
    const named = [
      ...services.map(({ View }) => View.name),
      ...['points', 'offers', 'exhibits/machines'].flatMap((room) => componentsIn(`services/${room}`)),
      ...componentsIn('services/why').filter((name) => name.startsWith('Why')),
      ...componentsIn('services/exhibits').filter((name) => name.endsWith('View')),
      ...componentsIn('industries').filter((name) => name.startsWith('Solution') && name !== 'Solutions'),
    ];
    // Parts of others.
    const within = ['Glass', 'SolutionCard'];
    expect(named.filter((name) => !within.includes(name) && !shown.includes(name))).toEqual([]);
    for (const look of [
      'IndustryIntro-split',
      'Challenges',
      'ProcessLedger',
      'PageContents',
      'Benefits-strip',
      'Benefits-open',
      'SuccessHighlight-bars',
    ])
      expect(container.querySelector(`#${look}`)).not.toBeNull();
    expect(container.querySelectorAll('h1')).toHaveLength(1);
  });
});
