/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary, Link, Portrait, Reveal } from '../ui';
import { renderWithKit } from '../testing';
import { stillFaults, stillRules } from './stillFaults';

beforeEach(() => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
});

const getFaults = (page: ReactNode) => {
  const { container } = renderWithKit(<main>{page}</main>);
  return stillFaults(container.querySelector('main') as Element, stillRules);
};

function Counter() {
  const [count] = useState(0);
  return <p>{count}</p>;
}
function Spy() {
  useEffect(() => {}, []);
  return null;
}

const Counted = () => <a href="/about" onClick={() => {}} children="About" />;
class Clock extends Component {
  override render() {
    return <p>Now</p>;
  }
}

it('lets words, links, questions and the kit’s pieces be', () => {
  expect(
    getFaults(
      <>
        <h1>Press</h1>
        <details>
          <summary>Since when?</summary>
        </details>
        <input type="radio" />
        <div data-film="">
          <button onClick={() => {}}>Play</button>
        </div>
        {createPortal(<button onClick={() => {}}>Play</button>, document.body)}
        <Reveal>
          <Link to="/about">About</Link>
        </Reveal>
        <ErrorBoundary name="mfe-labs /labs" fallback={() => null}>
          Words
        </ErrorBoundary>
        <Portrait src="/nobody.avif" alt="" width={60} height={60} />
      </>,
    ),
  ).toEqual([]);
});

it.each<[words: string, page: ReactNode]>([
  ['has a <form>', <form key="form" />],
  ['has a <button>', <button key="button">Show</button>],
  ['has a <button>', <button key="menu" popoverTarget="menu" children="Menu" />],
  ['has a <button>', <button key="dialog" {...{ commandfor: 'dialog', command: 'show-modal' }} />],
  ['has Clock, a class', <Clock key="clock" />],
  ['has onClick on a <a>', <Counted key="counted" />],
  ['has onClick on a <p>', <p key="p" onClick={() => {}} />],
  ['has onToggle on a <details>', <details key="details" onToggle={() => {}} />],
  ['has onClick on a <a>', <a key="a" href="#there" onClick={() => {}} />],
  ['has replace on a Link', <Link key="link" to="/about" replace />],
  ['has Counter with useState', <Counter key="counter" />],
  ['has Spy with useEffect', <Spy key="spy" />],
])('tells that it %s', (words, page) => {
  expect(getFaults(page)).toEqual([expect.stringContaining(words)]);
});

it('finds nothing where React is not', () => {
  const { container } = render(<main dangerouslySetInnerHTML={{ __html: '<p>Words</p>' }} />);
  expect(stillFaults(container.querySelector('p') as Element, stillRules)).toEqual([]);
});
