import { screen, within } from '@testing-library/react';
import { renderWithKit } from 'shared-content/testing';
import { benefits, careers } from '../content/careers';
import { openings } from '../content/openings';
import { CareersPage } from './CareersPage';

// jsdom has no media queries. With reduced motion, nothing waits for a scroll to be revealed.
beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

it('/careers shows stats, benefits, openings with their facts, and the steps of hiring', () => {
  renderWithKit(<CareersPage />, '/careers');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Join Our Team');
  for (const [figure, label] of [
    ['25+', 'Team Members'],
    ['98%', 'Employee Satisfaction'],
    ['15+', 'Countries Served'],
    ['2+', 'Years of Excellence'],
  ] as const)
    expect(screen.getByText(label).parentElement).toHaveTextContent(figure);
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  for (const { title } of [...benefits, ...careers.hiring.steps]) expect(titles).toContain(title);
  for (const { title, department, type, location, experience, posted, ...lists } of openings) {
    const job = within(screen.getByRole('article', { name: title }));
    for (const fact of ['Open', department, type, location, experience])
      expect(job.getByText(fact)).toBeInTheDocument();
    expect(job.getByText(new RegExp(`${posted}$`))).toBeInTheDocument();
    for (const words of [...lists.responsibilities, ...lists.requirements, ...lists.preferred])
      expect(job.getByText(words)).toBeInTheDocument();
  }
});
