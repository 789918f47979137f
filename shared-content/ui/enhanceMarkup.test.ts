import { enhanceMarkup } from './enhanceMarkup';

it('lets what lies below rise as it comes, and replaces a portrait that is lost', () => {
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: false }),
    IntersectionObserver: class {
      observe() {}
    },
  });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 2000 } as DOMRect);
  document.body.innerHTML = '<div data-rise="0"><img data-portrait="" src="/nobody.avif" alt="Nobody"></div>';
  enhanceMarkup(document);
  expect(document.querySelector<HTMLElement>('[data-rise]')?.dataset.reveal).toBe('waiting');
  const portrait = document.querySelector('img');
  portrait?.dispatchEvent(new Event('error'));
  expect(portrait?.getAttribute('src')).toBe('file-stub');
});
