import { deflateSync } from 'node:zlib';
import { textToPath } from './textToPath';
import type { Studio } from './openStudio';

const triangle = '600 0 50 -700 550 0 d1\n50 0 m\n300 -700 l\n550 0 l\nh\nf';
const bar = '200 0 50 -700 150 0 d1\n50 -700 100 700 re\nf';
const placed = 'BT\n/F4 100 Tf\n1 0 0 -1 10 97 Tm\n<01> Tj\n60 0 Td <0A> Tj\nET\n';

/** What Chromium prints for two glyphs of a variable font, cut to the objects that count. */
function printed(): Buffer {
  const packed = deflateSync(Buffer.from(placed)).toString('latin1');
  const objects = [
    `1 0 obj\n<</Type /Page\n/Resources <</Font <</F4 4 0 R>>>>>>\nendobj`,
    `2 0 obj\n<</Filter /FlateDecode /Length ${packed.length}>> stream\n${packed}\nendstream\nendobj`,
    `4 0 obj\n<</Subtype /Type3 /Encoding <</Differences [0 /g0 /g1${' /g0'.repeat(8)} /gA]>>\n/CharProcs <</g0 5 0 R\n/g1 5 0 R\n/gA 6 0 R>>>>\nendobj`,
    `5 0 obj\n<</Length ${triangle.length}>> stream\n${triangle}\nendstream\nendobj`,
    `6 0 obj\n<</Length ${bar.length}>> stream\n${bar}\nendstream\nendobj`,
  ];
  return Buffer.from(`%PDF-1.4\n${objects.join('\n')}\n`, 'latin1');
}

const studioThatPrints = (pdf: Buffer) => ({ pdf: () => Promise.resolve(pdf) }) as unknown as Studio;

describe('textToPath', () => {
  it('places outlines with the ink at the left edge and the baseline at zero', async () => {
    const path = await textToPath(studioThatPrints(printed()), 'Al', { size: 100 });
    expect(path.d).toBe('M0 0l25-70l25 70zm60-70l10 0l0 70l-10 0z');
    expect(path).toMatchObject({ width: 70, top: -70, bottom: 0 });
  });

  it('refuses text whose outlines are missing in the print', async () => {
    const pdf = Buffer.from(printed().toString('latin1').replace('/gA 6 0 R', ''), 'latin1');
    await expect(textToPath(studioThatPrints(pdf), 'Al', { size: 100 })).rejects.toThrow(
      'no outline for glyph 0A',
    );
  });
});
