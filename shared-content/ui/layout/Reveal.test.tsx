import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { renderWithKit } from '../../testing';
import { Reveal } from './Reveal';

let observed: IntersectionObserverCallback | undefined;
let options: IntersectionObserverInit | undefined;
let still = false;
const disconnect = jest.fn();

beforeEach(() => {
  observed = undefined;
  still = false;
  disconnect.mockClear();
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: still }),
    IntersectionObserver: class {
      disconnect = disconnect;
      constructor(callback: IntersectionObserverCallback, given: IntersectionObserverInit) {
        observed = callback;
        options = given;
      }
      observe() {}
    },
  });
});

const slot = (container: HTMLElement) => container.querySelector('p')?.parentElement as HTMLElement;
const show = (index = 0) =>
  slot(
    renderWithKit(
      <Reveal index={index}>
        <p>card</p>
      </Reveal>,
    ).container,
  );
/** Reports of the observer: whether the slot is in the window, its distance from the top, and its height. */
const report = (isIntersecting: boolean, top: number, height = 100) =>
  act(() =>
    observed?.(
      [{ isIntersecting, boundingClientRect: { top, height } } as IntersectionObserverEntry],
      {} as IntersectionObserver,
    ),
  );

describe('Reveal', () => {
  it('waits below the window, and rises once at a tenth of its height, in order', () => {
    const element = show(2);
    report(false, 2000);
    expect(element.dataset.reveal).toBe('waiting');
    expect(element.style.transitionDelay).toBe('300ms');
    expect(options?.threshold).toBe(0.1);
    report(true, 500);
    expect(element.dataset.reveal).toBe('shown');
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  it('waits without layout, and forces no layout itself', () => {
    const measure = jest.spyOn(Element.prototype, 'getBoundingClientRect');
    const element = show();
    report(false, 0, 0);
    expect(element.dataset.reveal).toBe('waiting');
    expect(measure).not.toHaveBeenCalled();
    measure.mockRestore();
  });

  it.each([
    ['what is in the window already', true, 100],
    ['what only begins in the window', false, innerHeight - 5],
    ['what the reader has passed', false, -500],
  ])('does not animate %s', (_what, isIntersecting, top) => {
    const element = show();
    report(isIntersecting, top);
    expect(element.dataset.reveal).toBeUndefined();
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  it('does not animate with reduced motion', () => {
    still = true;
    expect(show().dataset.reveal).toBeUndefined();
    expect(observed).toBeUndefined();
  });

  it('hides nothing in the server’s markup', () => {
    expect(
      renderToString(
        <Reveal>
          <p>card</p>
        </Reveal>,
      ),
    ).not.toMatch(/data-reveal|style=/);
  });
});
