import { renderWithKit } from 'shared-content/testing';
import type { ServiceBlock, ServiceBlockOf } from '../../../content/service.contract';
import { readServices } from '../../../content/testing/readServices';
import { certainty } from '../../../content/exhibits/certainty';
import { pageWeight } from '../../../content/exhibits/pageWeight';
import { storeLeaks } from '../../../content/exhibits/storeLeaks';
import { getScore } from '../../../content/exhibits/erpOffers';
import { TrialHero } from './TrialHero';

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
const trials = [...readServices()].flatMap(([slug, { page }]) => {
  const { trial, scene } = page().hero;
  return trial ? [[slug, trial, scene] as const] : [];
});
const getTrial = (slug: string) => trials.find(([name]) => name === slug)?.[1];

describe('exhibits', () => {
  it('are on every service page, and ask a question on eight at most, each with its own picture', () => {
    const shown = new Set([...exhibits, ...trials].map(([slug]) => slug));
    expect([...shown].sort()).toEqual([...readServices().keys()].sort());
    expect(trials.length).toBeLessThanOrEqual(8);
    expect(new Set(trials.map(([, { choicePicture }]) => JSON.stringify(choicePicture))).size).toBe(
      trials.length,
    );
  });

  it.each(trials)('%s: every choice shows something unique', (title, trial, scene) => {
    const { options } = trial.quiz;
    const { container } = renderWithKit(<TrialHero title={title} lead="" scene={scene} trial={trial} />);
    const parts = [
      ...container.querySelectorAll('[aria-hidden="true"] [data-at], [aria-hidden="true"][data-at]'),
    ];
    const shown = options.map((__, option) =>
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
    const outcome = (slug: string, option: number) => getTrial(slug)?.quiz.options[option]?.outcome ?? '';
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
      expect(outcome('ai-ml', option)).toMatch(new RegExp(`^${mistakes} invoices? wrong in 1,000`));
      expect(getTrial('ai-ml')?.quiz.options[option]?.facts?.[1]?.number).toBe(
        `${(certainty.cuts[option] ?? 0) / 10}%`,
      );
    }
  });

  it('show the scores that the drawing names', () =>
    expect(([0, 1, 2] as const).map((offer) => getScore(offer))).toEqual([3, 3.05, 4.35]));

  it('start in the state that their page describes', () => {
    for (const [, trial] of trials) {
      if (!('exhibit' in trial)) continue;
      const { exhibit, quiz } = trial;
      const start = quiz.start ?? 0;
      if (exhibit.kind === 'bars' && exhibit.cases)
        expect(exhibit.cases[start]).toEqual(exhibit.bars.slice(0, -1).map(({ amount }) => amount));
      if (exhibit.kind === 'funnel' && exhibit.cases)
        expect(exhibit.cases[start]).toEqual(exhibit.steps.map(({ count }) => count));
    }
  });
});
