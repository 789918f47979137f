import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { coreProducts } from '../products/coreProducts';
import { industrySolutions } from '../products/industrySolutions';
import { productsContent } from '../products/productsContent';
import { pageHeads } from '../pageHeads';
import { industriesHead, industryHeads } from './industryHeads';
import { industryPages } from './industryPages';
import { overview } from './overview';
import { getTexts } from '../testing/getTexts';

// Service files need webpack’s loaders, so the test reads their text from the source instead of importing them.
const serviceFolder = join(__dirname, '../services');
const serviceTexts = readdirSync(serviceFolder)
  .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  .map((file) => {
    const source = readFileSync(join(serviceFolder, file), 'utf8');
    const literals = source.matchAll(/"([^"\\\n]*)"|'((?:[^'\\\n]|\\.)*)'/g);
    return [
      `/services/${file.replace(/\.ts$/, '')}`,
      [...literals].map(([, double, single]) => double ?? single ?? ''),
    ] as const;
  });

const ownPages: readonly (readonly [path: string, texts: readonly string[]])[] = [
  ['/industries', getTexts([industriesHead, overview])],
  ...industryPages.map(
    (content) =>
      [
        `/industries/${content.industry.slug}`,
        getTexts([industryHeads[content.industry.slug as keyof typeof industryHeads], content]),
      ] as const,
  ),
  ['/products', getTexts([pageHeads.products, productsContent, coreProducts, industrySolutions])],
];
const pages = [...ownPages, ...serviceTexts];

/** Labels may repeat from page to page; text of six words or more is a sentence. */
const isSentence = (text: string): boolean => text.trim().split(/\s+/).length >= 6;

const getSentences = (text: string): string[] =>
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
      if (other && other !== path) found.push(`${other} and ${path}: ${part}`);
      else seen.set(part, path);
    }
  return found;
}

describe('the text of all pages of this section', () => {
  it('is more than eight hundred sentences on at least 24 pages', () => {
    expect(pages.length).toBeGreaterThanOrEqual(24);
    expect(pages.flatMap(([, texts]) => texts.flatMap(getSentences)).length).toBeGreaterThan(800);
  });

  it('repeats no paragraph', () => {
    expect(repeated((text) => (isSentence(text) ? [text] : []))).toEqual([]);
  });

  it('repeats no sentence', () => {
    expect(repeated(getSentences)).toEqual([]);
  });

  it('repeats no ten words in a row', () => {
    const getRuns = (text: string): string[] => {
      const words = text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];
      return words.slice(9).map((_, index) => words.slice(index, index + 10).join(' '));
    };
    expect(repeated((text) => [...new Set(getRuns(text))])).toEqual([]);
  });

  it('has typographic quotes and none of the trade’s filler on industries and products', () => {
    const filler =
      /['"]|\b(cutting-edge|seamless\w*|leverag\w*|unlock\w*|empower\w*|world-class|state-of-the-art|robust)\b/i;
    const wrong = ownPages.flatMap(([path, texts]) =>
      texts.filter((text) => filler.test(text)).map((text) => `${path}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });
});
