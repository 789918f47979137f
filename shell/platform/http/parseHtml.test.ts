import { parseHtml, select, getWords } from './parseHtml';

it.each([
  ['<h1>About</h1>', true],
  ['<h1> <span></span> </h1>', false],
  ['<h1><img alt="Our team"></h1>', true],
  ['<h1><img alt=""></h1>', false],
  ['<h1><svg aria-label="Our team"></svg></h1>', true],
  ['<h1><svg aria-label=" "></svg></h1>', false],
  ['<h1 aria-label="About"></h1>', true],
  ['<h1 aria-label=""></h1>', false],
])('%s has text or none', (html, hasWords) => {
  const [heading] = select('h1', parseHtml(html));
  expect(heading && getWords(heading) !== '').toBe(hasWords);
});
