import { screen, within } from '@testing-library/react';
import { projectPath, servicePath } from 'shared-content/content';
import { renderWithKit } from 'shared-content/testing';
import { caseStudies } from '../content/caseStudies';
import { caseStudiesPage } from '../content/caseStudiesPage';
import { CaseStudiesPage } from './CaseStudiesPage';

beforeAll(() => {
  // jsdom has no layout and no media queries.
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

describe('CaseStudiesPage', () => {
  it('shows every field of every study', () => {
    renderWithKit(<CaseStudiesPage />, '/case-studies');
    for (const study of caseStudies) {
      const article = within(screen.getByRole('article', { name: study.title }));
      for (const words of [
        study.category,
        study.client,
        study.launched,
        study.duration,
        study.teamSize,
        study.description,
        ...study.challenge,
        ...study.solution,
        ...study.technologies,
        ...study.features,
        ...study.results.flatMap(({ number, label }) => [number, label]),
      ])
        expect(article.getByText(words)).toBeVisible();
      const targets = article.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(targets).toEqual([projectPath(study.id), ...study.services.map(servicePath)]);
      expect(article.getByRole('img', { name: study.image.alt })).toHaveAttribute('width', '1440');
    }
  });

  it('shows four stats and ends with links to contact and services', () => {
    renderWithKit(<CaseStudiesPage />, '/case-studies');
    const stats = within(screen.getByRole('region', { name: caseStudiesPage.statsHeading }));
    expect(stats.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Successful Projects',
      'Client Satisfaction',
      'Industries Served',
      'Years of Excellence',
    ]);
    expect(stats.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '50+',
      '98%',
      '15+',
      '2+',
    ]);
    expect(screen.getByRole('link', { name: 'Discuss Your Project' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', { name: 'View Our Services' })).toHaveAttribute('href', '/services');
  });

  it('starts with a list of links to its studies', () => {
    renderWithKit(<CaseStudiesPage />, '/case-studies');
    const rows = within(screen.getByRole('navigation', { name: caseStudiesPage.index })).getAllByRole('link');
    expect(rows).toHaveLength(4);
    for (const row of rows)
      expect(document.querySelector(row.getAttribute('href') ?? 'none')).toBeInstanceOf(HTMLElement);
  });

  it('has headings in order and no inline styles, as the strict CSP demands', () => {
    const { container } = renderWithKit(<CaseStudiesPage />, '/case-studies');
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
    expect(container.querySelector('[style]')).toBeNull();
  });
});
