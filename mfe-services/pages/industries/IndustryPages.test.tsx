import { screen, within } from '@testing-library/react';
import { industries } from 'shared-content/content';
import { renderWithKit } from 'shared-content/testing';
import { industryPages } from '../../content/industries/industryPages';
import { industryAndProductRoutes } from '../../routes/sectionRoutes';

// jsdom has no media queries. With reduced motion, nothing waits for a scroll to be revealed.
beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

async function open(path: string) {
  const route = industryAndProductRoutes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`No route ${path}.`);
  const Page = await route.load();
  return renderWithKit(<Page />, path);
}

const common = ['intro', 'solutions', 'challenges', 'benefits', 'success'];
/** Pages that begin with the problem, with its result where it follows, and pages that begin with a client's result. */
const problemFirst = ['intro', 'challenges', 'solutions', 'benefits', 'success'];
const resultNext = ['intro', 'challenges', 'success', 'solutions', 'benefits'];
const storyFirst = ['intro', 'success', 'solutions', 'challenges', 'benefits'];
const plots: Readonly<Record<string, readonly string[]>> = {
  education: storyFirst,
  'e-commerce': storyFirst,
  healthcare: resultNext,
  government: problemFirst,
};

const region = (name: string) => within(screen.getByRole('region', { name }));
const levelsIn = (container: HTMLElement) =>
  [...container.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName.slice(1)));

describe.each(industryPages.map((content) => [content.industry.name, content] as const))(
  '%s',
  (_, content) => {
    const { industry, hero, intro, solutions, challenges, benefits, success } = content;

    it('shows hero, intro, solutions, challenges, benefits and success in the plot’s order', async () => {
      await open(`/industries/${industry.slug}`);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(hero.title);
      expect(screen.getAllByRole('region').map((block) => block.getAttribute('aria-labelledby'))).toEqual(
        plots[industry.slug] ?? common,
      );
      for (const paragraph of intro.paragraphs) expect(screen.getByText(paragraph)).toBeInTheDocument();
      for (const { title, items } of [solutions, challenges, benefits]) {
        const block = region(title);
        expect(block.getAllByRole('heading', { level: 3 })).toHaveLength(4);
        for (const item of items) expect(block.getByText(item.text)).toBeInTheDocument();
      }
      for (const label of ['Key Solutions', 'Challenges We Solve', 'Benefits', 'Success Highlight'])
        expect(screen.getByText(label)).toBeInTheDocument();
      for (const { after } of success.measures)
        expect(region(success.title).getByText(after)).toBeInTheDocument();
    });

    it('links a free consultation on its first and last screen, with headings in order', async () => {
      const { container } = await open(`/industries/${industry.slug}`);
      const links = [...container.querySelectorAll('a')].filter(
        (link) => link.textContent === 'Book a Free Consultation',
      );
      const form = `/contact?about=${industry.slug}`;
      expect(links.map((link) => link.getAttribute('href'))).toEqual([form, form]);
      levelsIn(container).forEach((level, index, all) =>
        expect(level - (all[index - 1] ?? 0)).toBeLessThanOrEqual(1),
      );
      expect(container.querySelectorAll('[style]')).toHaveLength(0);
    });
  },
);

describe('the overview of industries', () => {
  it('shows six cards, of which the first four link to their pages', async () => {
    await open('/industries');
    const cards = region('Industry software development in six fields');
    expect(cards.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(
      industries.map(({ name }) => name),
    );
    expect(cards.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/industries/healthcare',
      '/industries/education',
      '/industries/e-commerce',
      '/industries/finance',
    ]);
    expect(cards.getAllByRole('list', { name: /: solutions$/ })).toHaveLength(6);
  });

  it('shows reasons to choose the company and the next steps', async () => {
    await open('/industries');
    const why = region('Why Industry Leaders Choose Us');
    expect(why.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    expect(why.getByText('Industries Served').nextSibling).toHaveTextContent('15+');
    expect(screen.getByRole('link', { name: 'Discuss Your Project' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', { name: 'View Case Studies' })).toHaveAttribute('href', '/case-studies');
  });
});
