import { caseOfService, company } from 'shared-content/content';
import { renderWithKit } from 'shared-content/testing';
import type { ServicePageContent } from '../../content/service.contract';
import { readServices } from '../../content/testing/readServices';
import { specifiedPages } from '../../content/testing/specifiedPages.fixture';

// jsdom has no media queries. With reduced motion, nothing waits for a scroll to be revealed.
beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

const pages = [...readServices()].map(([slug, { page }]) => [slug, page()] as const);
const looks = new Map<string, HTMLElement>();
/** A page's elements, rendered once for all tests: a page of this size takes jsdom long. */
function show(slug: string, content: ServicePageContent): HTMLElement {
  const shown = looks.get(slug);
  if (shown) return shown;
  const { container } = renderWithKit(<content.View content={content} />, `/services/${slug}`);
  const copy = container.cloneNode(true) as HTMLElement;
  looks.set(slug, copy);
  return copy;
}

describe('the page of a service', () => {
  it.each(pages)('%s: has one h1, headings in order, named regions and unique ids', (slug, content) => {
    const container = show(slug, content);
    const levels = [...container.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries())
      if (index > 0) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);

    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const element of container.querySelectorAll('[aria-labelledby]'))
      expect(ids).toContain(element.getAttribute('aria-labelledby'));
  });

  it.each(pages)('%s: has no inline styles and no styling attributes', (slug, content) => {
    const container = show(slug, content);
    expect(container.querySelectorAll('[style]')).toHaveLength(0);
    expect(container.querySelectorAll('[tint], [accent], [look], div[color], li[color]')).toHaveLength(0);
    for (const svg of container.querySelectorAll('svg')) expect(svg).toHaveAttribute('aria-hidden', 'true');
  });

  it.each(pages)(
    '%s: has the specified buttons and figures, and links to its case study',
    (slug, content) => {
      const container = show(slug, content);
      const textsOf = (selector: string) =>
        [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
      const buttons = [
        ...container.querySelectorAll('a[href^="/contact"], a[href="/projects"], a[target="_blank"]'),
      ].map((link) => [link.textContent?.replace(' (opens in a new tab)', ''), link.getAttribute('href')]);
      const targets = {
        contact: `/contact?about=${slug}`,
        projects: '/projects',
        booking: company.bookingUrl,
      };
      const specified = specifiedPages[slug];
      expect(buttons).toEqual(specified?.buttons.map(([label, target]) => [label, targets[target]]));
      for (const [number, label] of specified?.figures ?? [])
        expect(textsOf('dl > div')).toContainEqual(
          expect.stringMatching(`^${label}.*${number}|^${number}.*${label}`),
        );
      expect(textsOf('dt')).toEqual(expect.arrayContaining(['Challenge', 'Solution', 'Result']));
      const study = caseOfService[slug];
      const links = [...container.querySelectorAll('nav[aria-labelledby="named-case"] a')];
      expect(links.map((link) => [link.textContent?.trim(), link.getAttribute('href')])).toEqual(
        study ? [[`${study.client} case study`, study.path]] : [],
      );
    },
  );

  it.each(pages)('%s: the h1 contains the service’s name', (slug, content) => {
    const container = show(slug, content);
    const words = container.querySelector('h1')?.textContent ?? '';
    for (const word of content.entry.name.split(' ')) expect(words).toContain(word);
  });

  it.each(pages)('%s: shows each step of its process once', (slug, content) => {
    const container = show(slug, content);
    const named = [...container.querySelectorAll('h2, h3, h4, p')].map(({ textContent }) => textContent);
    for (const { title, text } of content.blocks.find((block) => block.kind === 'process')?.steps ?? []) {
      expect(named.filter((words) => words?.replace(/^\d/, '') === title)).toHaveLength(1);
      expect(named.filter((words) => words === text)).toHaveLength(1);
    }
  });

  // Plain DOM queries: a role query over a page of this size takes jsdom a second.
  it.each(pages)('%s: shows every block with its items under its title', (slug, content) => {
    const container = show(slug, content);
    const sections = [...container.querySelectorAll('section')];
    for (const block of content.blocks) {
      if (!('title' in block)) continue;
      const section = sections.find((element) => element.querySelector('h2')?.textContent === block.title);
      expect(section?.getAttribute('aria-labelledby')).toBe(section?.querySelector('h2')?.id);
      if (!('items' in block)) continue;
      const titles = [...(section?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent);
      expect(titles).toEqual(block.items.map(({ title }) => title));
      for (const { text } of block.items) expect(section).toHaveTextContent(text);
    }
  });
});
