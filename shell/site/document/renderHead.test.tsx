import type { DocumentInput } from './document.contract';
import { renderHead } from './renderHead';

const input: DocumentInput = {
  path: '/services',
  bundles: {},
  pins: { shell: { version: 'v', firstScript: {} }, sectionScripts: {} },
  siteUrl: 'https://www.example.com',
};
const head = { title: 'Services', description: 'What we build, "as it is" <said>.' };
const rules = {
  styles: '.a{color:red}',
  preloads: '<link rel="preload">',
  deferred: { url: '/late.1.css', text: '' },
};

const parsed = (changed: Partial<DocumentInput> = {}) => {
  const page = new DOMParser().parseFromString(
    `<head>${renderHead({ ...input, ...changed }, head, rules)}</head>`,
    'text/html',
  );
  return {
    page,
    content: (key: string) =>
      page.querySelector(`[name="${key}"], [property="${key}"]`)?.getAttribute('content'),
  };
};

describe('a document’s head', () => {
  it('has one title and description, with the company’s name in the title only', () => {
    const { page, content } = parsed();
    expect(page.title).toBe('Services | Shapla Systems');
    expect(page.querySelectorAll('title, [name=description]')).toHaveLength(2);
    expect(content('description')).toBe(head.description);
    expect(content('og:title')).toBe('Services');
  });

  it('has one canonical URL for the page and its card', () => {
    const { page, content } = parsed();
    expect(page.querySelector('[rel=canonical]')?.getAttribute('href')).toBe(
      'https://www.example.com/services',
    );
    expect(content('og:url')).toBe('https://www.example.com/services');
    expect(content('og:image')).toBe('https://www.example.com/og/services.png');
  });

  it('has noindex, and no URL, on the not-found page', () => {
    const { page, content } = parsed({ pins: { ...input.pins, notFound: true } });
    expect(content('robots')).toBe('noindex');
    expect(page.querySelector('[rel=canonical], [property^="og:"]')).toBeNull();
  });

  it('has one style element, and the deferred sheet in noscript', () => {
    const { page } = parsed();
    expect(page.querySelectorAll('style')).toHaveLength(1);
    expect(page.querySelector('noscript')?.innerHTML).toContain('/late.1.css');
  });

  it('names the API only when it has another origin', () => {
    expect(parsed().content('api-base')).toBeUndefined();
    expect(parsed({ apiBase: 'https://api.example.com' }).content('api-base')).toBe(
      'https://api.example.com',
    );
  });
});
