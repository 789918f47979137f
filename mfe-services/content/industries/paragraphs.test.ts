import { coreProducts } from '../products/coreProducts';
import { industrySolutions } from '../products/industrySolutions';
import { productsContent } from '../products/productsContent';
import { productsHead } from '../products/productsHead';
import { industriesHead, industryHeads } from './industryHeads';
import { industryPages } from './industryPages';
import { overview } from './overview';
import { textsOf } from './textsOf';

const pages: readonly (readonly [path: string, texts: readonly string[]])[] = [
  ['/industries', textsOf([industriesHead, overview])],
  ...industryPages.map(
    (content) =>
      [
        `/industries/${content.industry.slug}`,
        textsOf([industryHeads[content.industry.slug as keyof typeof industryHeads], content]),
      ] as const,
  ),
  ['/products', textsOf([productsHead, productsContent, coreProducts, industrySolutions])],
];

/** Labels may repeat from page to page; from six words on it is a sentence. */
const isSentence = (text: string): boolean => text.trim().split(/\s+/).length >= 6;

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?:;])\s+/)
    .map((sentence) => sentence.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, ''))
    .filter(isSentence);

function repeated(parts: (text: string) => readonly string[]): string[] {
  const seen = new Map<string, string>();
  const found: string[] = [];
  for (const [path, texts] of pages)
    for (const part of texts.flatMap(parts)) {
      const other = seen.get(part);
      if (other) found.push(`${other} and ${path}: ${part}`);
      else seen.set(part, path);
    }
  return found;
}

describe('the words of the industry and product pages', () => {
  it('compares more than three hundred sentences', () => {
    expect(pages.flatMap(([, texts]) => texts.flatMap(sentencesOf)).length).toBeGreaterThan(300);
  });

  it('share no paragraph', () => {
    expect(repeated((text) => (isSentence(text) ? [text] : []))).toEqual([]);
  });

  it('share no sentence', () => {
    expect(repeated(sentencesOf)).toEqual([]);
  });

  it('share no eight words in a row', () => {
    const runsOf = (text: string): string[] => {
      const words = text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];
      return words.slice(7).map((_, index) => words.slice(index, index + 8).join(' '));
    };
    expect(repeated((text) => [...new Set(runsOf(text))])).toEqual([]);
  });

  it('are set with typographic quotes and avoid the trade’s filler', () => {
    const filler =
      /['"]|\b(cutting-edge|seamless\w*|leverag\w*|unlock\w*|empower\w*|world-class|state-of-the-art|robust)\b/i;
    const wrong = pages.flatMap(([path, texts]) =>
      texts.filter((text) => filler.test(text)).map((text) => `${path}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });
});
