import { fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { MemoryRouter, Route, Routes, type To, useNavigate } from 'react-router-dom';
import { BelowFold } from './BelowFold';

/** Text of the document at each of React's commits. */
let commits: string[];

function Page() {
  useLayoutEffect(() => void commits.push(document.body.textContent));
  return (
    <>
      <h1>Opening</h1>
      <BelowFold>
        <Below />
      </BelowFold>
    </>
  );
}

function Below() {
  useLayoutEffect(() => void commits.push(document.body.textContent));
  return <p>below</p>;
}

const ways: Record<string, To | number> = {
  page: '/page',
  part: '/page#part',
  before: '/before',
  back: -1,
};

function Ways() {
  const navigate = useNavigate();
  return Object.entries(ways).map(([name, to]) => (
    <button key={name} type="button" aria-label={name} onClick={() => void navigate(to as To)} />
  ));
}

const site = (address: string) => (
  <MemoryRouter initialEntries={['/before', address]} initialIndex={1}>
    <Ways />
    <Routes>
      <Route path="/before" element="Before" />
      <Route path="/page" element={<Page />} />
    </Routes>
  </MemoryRouter>
);

const go = (way: string) => fireEvent.click(screen.getByRole('button', { name: way }));

beforeEach(() => {
  commits = [];
});

describe('content below a page’s opening', () => {
  it('is rendered at once on the tab’s first page', () => {
    render(site('/page'));
    expect(commits[0]).toBe('Openingbelow');
  });

  it('is rendered after the opening on a navigation', () => {
    render(site('/before'));
    go('page');
    expect(commits[0]).toBe('Opening');
    expect(screen.getByText('below')).toBeInTheDocument();
  });

  it('is rendered at once on Back, for scroll restoration', () => {
    render(site('/page'));
    go('before');
    commits = [];
    go('back');
    expect(commits[0]).toBe('Openingbelow');
  });

  it('is rendered at once when the address has a fragment', () => {
    render(site('/before'));
    go('part');
    expect(commits[0]).toBe('Openingbelow');
  });
});
