import { testConfig } from '../testing/testConfig';
import { composeNewsletter, parseNewsletter, type Words } from './composeNewsletter';

const words = (text: string) => parseNewsletter(text) as Words;
const problem = (text: string) => (parseNewsletter(text) as { problem: string }).problem;

describe('the text of a newsletter', () => {
  it('has its subject in the first line, with any line breaks', () => {
    const unix = words('# News from *September* & more\n\nHello.\n');
    expect(unix.subject).toBe('News from September & more');
    expect(words('\ufeff# News from *September* & more\r\n\r\nHello.')).toEqual(unix);
  });

  it('is refused with the fault', () => {
    expect(problem('Hello.\n')).toContain('The first line must be "# " and the subject');
    expect(problem('#\n\nHello.')).toContain('The first line must be');
    expect(problem('# News')).toBe('There is nothing below the subject');
    expect(problem('# News\n\nNUL \u0000')).toContain('control characters');
    expect(problem('# News\n\nhalf \ud83d')).toContain('control characters');
    expect(problem(`# ${'x'.repeat(121)}\n\nHello.`)).toBe(
      'The subject has 121 characters; 120 are the most',
    );
    expect(problem(`# News\n\n${'x'.repeat(50_001)}`)).toContain('50000 are the most');
  });

  const render = (markdown: string) =>
    composeNewsletter({ ...testConfig(), siteUrl: 'https://www.company.com' }, 'id', {
      newsletter: { subject: 'News', markdown },
      to: 'reader@example.com',
    });

  it('shows raw HTML as text and drops links that run programs', () => {
    const { html } = render(
      '<script>alert(1)</script> [click](javascript:alert(1)) [mail](mailto:a@b.com) <img src=x onerror=alert(1)>',
    );
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toMatch(/<script|<img|href="javascript/i);
    expect(html).toContain('href="mailto:a@b.com"');
  });

  it('has inline styles, and absolute links to the site', () => {
    const { html } = render('# News\n\nSee [our work](/projects).\n\n![A mill](/mill.jpg)');
    expect(html).toMatch(/<h1 style="[^"]+">News<\/h1>/);
    expect(html).toMatch(/<a href="https:\/\/www\.company\.com\/projects" style="/);
    expect(html).toMatch(
      /<img src="https:\/\/www\.company\.com\/mill\.jpg" alt="A mill" style="[^"]*max-width:100%/,
    );
  });

  it('is also plain text: headings, lists and full links', () => {
    const { text } = render('# News\n\nSee [our work](/projects).\n\n- one\n- two\n\n1. first\n2. second');
    expect(text.split('\n\n-- \n')[0]).toBe(
      'News\n\nSee our work <https://www.company.com/projects>.\n\n * one\n * two\n\n 1. first\n 2. second',
    );
  });
});
