import { enhanceMarkup } from './enhanceMarkup';

it('enhanceMarkup reveals blocks in view, and replaces a broken portrait', () => {
  let report: IntersectionObserverCallback | undefined;
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: false }),
    IntersectionObserver: class {
      constructor(callback: IntersectionObserverCallback) {
        report = callback;
      }
      observe() {}
    },
  });
  document.body.innerHTML = '<div data-rise="0"><img data-portrait="" src="/nobody.avif" alt="Nobody"></div>';
  enhanceMarkup(document);
  const below = { isIntersecting: false, boundingClientRect: { top: 2000, height: 100 } };
  report?.([below as IntersectionObserverEntry], {} as IntersectionObserver);
  expect(document.querySelector<HTMLElement>('[data-rise]')?.dataset.reveal).toBe('waiting');
  const portrait = document.querySelector('img');
  portrait?.dispatchEvent(new Event('error'));
  expect(portrait?.getAttribute('src')).toBe('file-stub');
});
