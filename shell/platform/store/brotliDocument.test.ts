import { brotliDecompressSync, constants } from 'node:zlib';
import { brotliDocument } from './brotliDocument';

const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
const words = Array.from({ length: 2_000 }, (_, index) => `<p>${Math.sin(index)}</p>`).join('');
const documentOf = (generation: string, body = words) =>
  Buffer.from(
    `<!doctype html><body>${body}<script type="application/json" id="pins">{"generation":"${generation}"}</script></body></html>`,
  );
const compressed = async (html: Buffer) => ({ html, brotli: await brotliDocument(html, undefined, params) });
/** A start that no compressor makes of these bytes, but that means them: it shows whose work an answer is. */
const marked = async (html: Buffer) => {
  const other = await brotliDocument(html, undefined, { [constants.BROTLI_PARAM_QUALITY]: 2 });
  return { html, brotli: other };
};

describe('a compressed document', () => {
  it('is what it was, and its end is sent as it is', async () => {
    const html = documentOf('aaa');
    const { brotli } = await compressed(html);
    expect(brotliDecompressSync(brotli).equals(html)).toBe(true);
    expect(brotli.includes('{"generation":"aaa"}</script></body></html>')).toBe(true);
  });

  it('takes all but its end from another generation, byte for byte what it would be by itself', async () => {
    const html = documentOf('bbb');
    const before = await compressed(documentOf('aaa'));
    expect((await brotliDocument(html, before, params)).equals((await compressed(html)).brotli)).toBe(true);
    const kept = await brotliDocument(html, await marked(documentOf('aaa')), params);
    expect(kept.equals((await marked(html)).brotli)).toBe(true);
  });

  it('is compressed anew where its words are others, or what it was compressed to is torn', async () => {
    const html = documentOf('bbb');
    const fresh = (await compressed(html)).brotli;
    const others = await marked(documentOf('aaa', words.replace('0.8', '0.9')));
    expect((await brotliDocument(html, others, params)).equals(fresh)).toBe(true);
    const torn = await marked(documentOf('aaa'));
    torn.brotli[torn.brotli.length >> 1]! ^= 255;
    expect((await brotliDocument(html, torn, params)).equals(fresh)).toBe(true);
    const cut = await marked(documentOf('aaa'));
    expect(
      (await brotliDocument(html, { ...cut, brotli: cut.brotli.subarray(0, 99) }, params)).equals(fresh),
    ).toBe(true);
  });

  it('may have no pins, or more than one block holds', async () => {
    for (const html of [Buffer.from('<p>error</p>'), documentOf('x'.repeat(70_000))])
      expect(brotliDecompressSync((await compressed(html)).brotli).equals(html)).toBe(true);
  });
});
