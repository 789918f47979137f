import { brotliCompressSync } from 'node:zlib';
import { documentParts } from './documentParts';

const page = (drawing: string) =>
  `<!doctype html><html><head><title>A page</title><style>.a{color:red}</style></head><body><h1 class="a">Some words of a page</h1><svg viewBox="0 0 9 9">${drawing}</svg><script type="application/json" id="pins">{"files":["/a.js"]}</script></body></html>`;

const noise = Array.from({ length: 400 }, (_, index) => ((index * 7919) % 1000).toString(36)).join(' ');
const getWeight = (html: string, name: string) =>
  documentParts(html).find((part) => part.name === name)?.bytes ?? 0;

describe('documentParts', () => {
  it('adds up to the document', () => {
    const html = page('<path d="M0 0h9"/>');
    const sum = documentParts(html).reduce((all, { bytes }) => all + bytes, 0);
    expect(sum).toBe(brotliCompressSync(html).length);
  });

  it('counts what is heavy where it stands', () => {
    const [light, heavy] = [page('<path d="M0 0h9"/>'), page(`<path d="${noise}"/>`)];
    expect(getWeight(heavy, 'drawings')).toBeGreaterThan(getWeight(light, 'drawings') + 300);
    expect(getWeight(heavy, 'pins')).toBeLessThan(getWeight(heavy, 'drawings'));
  });
});
