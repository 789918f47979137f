import { company, industries, industryPath, services } from 'shared-content/content';
import { expectContentShape } from 'shared-content/testing';
import { OfferPairs } from '../components/services/Offers';
import { PointPlateau } from '../components/services/points/PointPlateau';
import { industryAndProductRoutes, serviceRoutes } from '../routes/sectionRoutes';
import { readServices } from './testing/readServices';
import { servicesOverview } from './servicesOverview';
import { pageHeads } from './pageHeads';
import { specifiedPages } from './testing/specifiedPages.fixture';
import type { ServiceBlock } from './service.contract';

const files = readServices();
const all = [...files].map(([slug, { head, card, page }]) => ({ slug, head, card, page: page() }));
/** The component that a block names for itself or for the part below its heading. */
const shownBy = (block: ServiceBlock) =>
  'Band' in block ? block.Band : 'Look' in block ? block.Look : 'View' in block ? block.View : undefined;
const each = all.map((service) => [service.slug, service] as const);

describe('service files', () => {
  it('cover the catalogue, each named after its slug', () => {
    const slugs = Object.values(services).map(({ slug }) => slug);
    expect(slugs.filter((slug) => !files.has(slug))).toEqual([]);
    for (const { slug, head } of all) expect(head.entry.slug).toBe(slug);
  });

  it('have valid and unique head data', () => {
    const heads = new Map(all.map(({ slug, head }) => [slug, head]));
    const own = serviceRoutes(heads, () => Promise.reject(new Error('not loaded here')));
    expectContentShape([{ path: '/services', ...pageHeads.services }, ...own, ...industryAndProductRoutes]);
  });

  it('leave exactly one card unlinked, whose page /services links elsewhere', () => {
    const unlinked = all.filter(({ card }) => card.linked === false).map(({ slug }) => `/services/${slug}`);
    expect(unlinked).toEqual([servicesOverview.team.action.to]);
  });

  it.each(each)('%s: the card has a sentence and three features', (_, { card }) => {
    expect(card.text).toMatch(/\.$/);
    expect(card.features).toHaveLength(3);
  });

  it.each(each)('%s: the page has every block of the common layout', (_, { page }) => {
    const kinds = page.blocks.map(({ kind }) => kind);
    for (const kind of ['points', 'why', 'offers', 'snapshot']) expect(kinds).toContain(kind);
    for (const block of page.blocks) {
      if (block.kind === 'why') expect(block.figures).toHaveLength(2);
      if (block.kind === 'process') expect(block.steps).toHaveLength(4);
      if (block.kind === 'points' && block.Look === PointPlateau) expect(block.items).toHaveLength(6);
      // Two across fill their rows.
      if (block.kind === 'offers' && block.Look === OfferPairs) expect(block.items.length % 2).toBe(0);
      if (block.kind === 'exhibit' && block.exhibit.kind === 'table')
        for (const row of block.exhibit.rows) expect(row).toHaveLength(block.exhibit.columns.length);
      if (block.kind === 'exhibit' && block.exhibit.kind === 'bars')
        expect(block.exhibit.bars.reduce((sum, { amount }) => sum + amount, 0)).toBe(block.exhibit.total);
    }
  });

  it.each(each)('%s: block titles are unique, and so are the items within a block', (_, { page }) => {
    const titles = page.blocks.flatMap((block) => ('title' in block ? [block.title] : []));
    expect(new Set(titles).size).toBe(titles.length);
    for (const block of page.blocks)
      if ('items' in block)
        expect(new Set(block.items.map(({ title }) => title)).size).toBe(block.items.length);
  });

  it.each(Object.entries(specifiedPages).filter(([, { figures }]) => figures))(
    '%s: specified figures state what they count and since when',
    (slug) => {
      const why = files
        .get(slug)
        ?.page()
        .blocks.find((block) => block.kind === 'why');
      expect(why?.note).toMatch(/since we began|over the last year|a year/);
    },
  );

  it.each(each)('%s: neighbouring bands have different grounds', (_, { page }) => {
    const tones = page.blocks.map((block) => ('tone' in block ? block.tone : undefined));
    for (const [index, tone] of tones.entries()) if (tone) expect(tones[index + 1]).not.toBe(tone);
  });

  it.each(each)('%s: names of industries link to their pages', (_, { page }) => {
    const known = industries.map((industry): string => industryPath(industry));
    for (const block of page.blocks)
      if (block.kind === 'industries')
        for (const { title, to } of block.items)
          if (title === 'Manufacturing') expect(to).toBeUndefined();
          else expect(known).toContain(to);
  });

  it.each(each)('%s: buttons link to /contact, /projects or the booking page', (_, { page }) => {
    const targets = ['/contact', '/projects', company.bookingUrl];
    const actions = [...page.hero.actions, ...page.closing.actions];
    for (const { to, label, look } of actions) {
      expect(targets).toContain(to);
      expect(label === 'Book a Free Consultation').toBe(to === company.bookingUrl);
      if (to === company.bookingUrl) expect(look).toBe('booking');
    }
  });

  it.each(each)('%s: related services are existing other services', (slug, { page }) => {
    const slugs = page.related.map((entry) => entry.slug);
    expect(slugs.length).toBeGreaterThanOrEqual(2);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const related of slugs) expect(files.has(related)).toBe(true);
    expect(slugs).not.toContain(slug);
  });

  it('have different sequences of blocks and components', () => {
    const molds = all.map(({ page }) =>
      page.blocks.map((block) => `${block.kind} ${shownBy(block)?.name ?? ''}`).join(', '),
    );
    expect(new Set(molds).size).toBe(molds.length);
  });

  it('use at least six layouts, each on at most four pages', () => {
    const pages = new Map<string, number>();
    for (const { page } of all) {
      const layout = [page.View.name, page.hero.trial ? 'trial' : 'scene', page.blocks[0]?.kind].join(' ');
      pages.set(layout, (pages.get(layout) ?? 0) + 1);
    }
    expect(pages.size).toBeGreaterThanOrEqual(6);
    expect(Math.max(...pages.values())).toBeLessThanOrEqual(4);
  });
});
