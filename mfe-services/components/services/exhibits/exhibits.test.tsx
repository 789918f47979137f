import { renderWithKit } from 'shared-content/testing';
import type { ServiceBlock, ServiceBlockOf } from '../../../content/service.contract';
import { readServices } from '../../../content/testing/readServices';
import { certainty } from '../../../content/exhibits/certainty';
import { erpCases } from '../../../content/exhibits/erpOffers';
import { pageWeight } from '../../../content/exhibits/pageWeight';
import { promises } from '../../../content/exhibits/promises';
import { storeLeaks } from '../../../content/exhibits/storeLeaks';
import { ExhibitBlock } from './ExhibitBlock';

// jsdom has no media queries. With reduced motion, nothing waits for a scroll to be revealed.
beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

type ExhibitOf = ServiceBlockOf<'exhibit'>;
const isExhibit = (block: ServiceBlock): block is ExhibitOf => block.kind === 'exhibit';
const exhibits = [...readServices()].flatMap(([slug, { page }]) =>
  page()
    .blocks.filter(isExhibit)
    .map((block) => [slug, block] as const),
);
const getBlock = (slug: string) => exhibits.find(([name]) => name === slug)?.[1] as ExhibitOf;

describe('exhibits', () => {
  it('are on every service page, each with its own way to redraw', () => {
    expect(exhibits.map(([slug]) => slug).sort()).toEqual([...readServices().keys()].sort());
    expect(new Set(exhibits.map(([, { choicePicture }]) => JSON.stringify(choicePicture))).size).toBe(
      exhibits.length,
    );
  });

  it.each(exhibits)('%s: every choice shows something unique', (slug, block) => {
    const options = block.quiz?.options ?? [];
    const { container } = renderWithKit(<ExhibitBlock block={block} accent="jade" id={slug} />);
    const parts = [
      ...container.querySelectorAll('[aria-hidden="true"] [data-at], [aria-hidden="true"][data-at]'),
    ];
    const shown = options.map((_, option) =>
      parts
        .flatMap(({ dataset }: Element & { dataset?: DOMStringMap }, index) =>
          dataset?.at?.split(' ').includes(String(option)) ? [index] : [],
        )
        .join(' '),
    );
    expect(options.length).toBeGreaterThan(2);
    expect(new Set(shown).size).toBe(options.length);
    for (const element of container.querySelectorAll<HTMLElement>('[data-at]'))
      for (const option of element.dataset.at?.split(' ').filter(Boolean) ?? [])
        expect(Number(option)).toBeLessThan(options.length);
  });

  it('repeat the figures of the chosen answer', () => {
    const outcome = (slug: string, option: number) => getBlock(slug).quiz?.options[option]?.outcome ?? '';
    for (const [option, cells] of erpCases.entries()) {
      const result = cells.at(-1) ?? [];
      expect(outcome('it-consulting', option)).toContain(result.at(-1));
      const facts = getBlock('it-consulting').quiz?.options[option]?.facts ?? [];
      expect(facts.map(({ number }) => number)).toEqual(result.slice(1, -1));
    }
    for (const [option, counts] of storeLeaks.counts.entries()) {
      expect(outcome('ecommerce-solutions', option)).toContain(`${counts.at(-1)} orders`);
      expect(storeLeaks.orders[option]).toBe(counts.at(-1));
    }
    for (const [option, amounts] of pageWeight.amounts.entries()) {
      const sum = amounts.reduce((all, one) => all + one, 0);
      const said = sum < 1000 ? `${sum} KB` : `${(sum / 1000).toFixed(1)} MB`;
      expect(outcome('website-design', option)).toContain(said);
      expect(outcome('website-design', option)).toContain(`${pageWeight.loads[option]} s`);
    }
    for (const [option, { length: mistakes }] of certainty.marks.entries()) {
      expect(outcome('ai-ml', option)).toMatch(new RegExp(`^${mistakes} mistakes? in 1,000`));
      expect(getBlock('ai-ml').quiz?.options[option]?.facts?.[1]?.number).toBe(
        `${(certainty.cuts[option] ?? 0) / 10}%`,
      );
    }
  });

  it('draw as many late orders as the answer counts', () => {
    for (const [option, late] of promises.marks.entries()) {
      const onTime = promises.count - late.length;
      expect(getBlock('data-analytics').quiz.options[option]?.outcome).toBe(
        `${onTime} of 50, ${onTime * 2}%`,
      );
    }
  });

  it('start in the state that their page describes', () => {
    for (const [, { exhibit, quiz }] of exhibits) {
      const start = quiz?.start ?? 0;
      if (exhibit.kind === 'table' && exhibit.cases)
        for (const [row, cells] of exhibit.rows.entries())
          for (const [column, cell] of exhibit.cases[start]?.[row]?.entries() ?? [])
            expect(cell).toBe(cells[column + 1]);
      if (exhibit.kind === 'bars' && exhibit.cases)
        expect(exhibit.cases[start]).toEqual(exhibit.bars.slice(0, -1).map(({ amount }) => amount));
      if (exhibit.kind === 'funnel' && exhibit.cases)
        expect(exhibit.cases[start]).toEqual(exhibit.steps.map(({ count }) => count));
    }
  });
});
