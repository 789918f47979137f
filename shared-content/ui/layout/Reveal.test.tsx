import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { renderWithKit } from '../../testing';
import { Reveal } from './Reveal';

let observed: IntersectionObserverCallback | undefined;
let options: IntersectionObserverInit | undefined;
let still = false;
let top = 2000;

beforeEach(() => {
  observed = undefined;
  still = false;
  top = 2000;
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: still }),
    IntersectionObserver: class {
      constructor(callback: IntersectionObserverCallback, given: IntersectionObserverInit) {
        observed = callback;
        options = given;
      }
      observe() {}
      disconnect() {}
    },
  });
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top }) as unknown as DOMRect);
});

const slot = (container: HTMLElement) => container.querySelector('p')?.parentElement as HTMLElement;

describe('Reveal', () => {
  it('waits below the window, rises once at a tenth of its height, later the later its place', () => {
    const { container } = renderWithKit(
      <Reveal index={2}>
        <p>card</p>
      </Reveal>,
    );
    expect(slot(container).dataset.reveal).toBe('waiting');
    expect(slot(container).style.transitionDelay).toBe('300ms');
    expect(options?.threshold).toBe(0.1);
    act(() =>
      observed?.([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver),
    );
    expect(slot(container).dataset.reveal).toBe('shown');
  });

  it('leaves alone what is in the window already, and all under reduced motion', () => {
    top = 100;
    const inWindow = renderWithKit(
      <Reveal>
        <p>card</p>
      </Reveal>,
    );
    expect(slot(inWindow.container).dataset.reveal).toBeUndefined();
    inWindow.unmount();
    top = 2000;
    still = true;
    const reduced = renderWithKit(
      <Reveal>
        <p>card</p>
      </Reveal>,
    );
    expect(slot(reduced.container).dataset.reveal).toBeUndefined();
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
