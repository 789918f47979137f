import type { DocumentInput } from './document.contract';
import { renderHead } from './renderHead';

const input: DocumentInput = {
  path: '/services',
  bundles: {},
  pins: { shell: { version: 'v', run: {} }, files: {} },
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
  it('says once what the page is called and about, with the company’s name in the title alone', () => {
    const { page, content } = parsed();
    expect(page.title).toBe('Services | Shapla Systems');
    expect(page.querySelectorAll('title, [name=description]')).toHaveLength(2);
    expect(content('description')).toBe(head.description);
    expect(content('og:title')).toBe('Services');
  });

  it('names one address for the page and its card, on the canonical origin', () => {
    const { page, content } = parsed();
    expect(page.querySelector('[rel=canonical]')?.getAttribute('href')).toBe(
      'https://www.example.com/services',
    );
    expect(content('og:url')).toBe('https://www.example.com/services');
    expect(content('og:image')).toBe('https://www.example.com/og/services.png');
  });

  it('keeps the page for what is not found out of indexes, and gives it no address', () => {
    const { page, content } = parsed({ pins: { ...input.pins, notFound: true } });
    expect(content('robots')).toBe('noindex');
    expect(page.querySelector('[rel=canonical], [property^="og:"]')).toBeNull();
  });

  it('has one style element, and asks for the deferred sheet where no script does', () => {
    const { page } = parsed();
    expect(page.querySelectorAll('style')).toHaveLength(1);
    expect(page.querySelector('noscript')?.innerHTML).toContain('/late.1.css');
  });

  it('names the API only where it is elsewhere', () => {
    expect(parsed().content('api-base')).toBeUndefined();
    expect(parsed({ apiBase: 'https://api.example.com' }).content('api-base')).toBe(
      'https://api.example.com',
    );
  });
});
