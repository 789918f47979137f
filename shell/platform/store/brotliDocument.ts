import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { pinsMark } from 'shared-content/federation';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Longest end that one block can hold, in bytes. */
const longestEnd = 1 << 16;

/**
 * Bytes as they are, as the last of a brotli stream: an uncompressed meta-block (RFC 7932, 9.2: ISLAST 0, four nibbles
 * of MLEN-1, ISUNCOMPRESSED), then an empty last one.
 */
function asTheyAre(bytes: Buffer): Buffer {
  const header = ((bytes.length - 1) << 3) | (1 << 19);
  return Buffer.concat([Buffer.of(header & 255, (header >> 8) & 255, header >> 16), bytes, Buffer.of(3)]);
}

/** Where what is sent as it is begins: within the pins' element; negative where there is none. */
function endOf(html: Buffer): number {
  const mark = html.lastIndexOf(pinsMark);
  return mark < 0 ? mark : mark + pinsMark.length;
}

/** A document of before, and what it was compressed to. */
export interface Compressed {
  readonly html: Buffer;
  readonly brotli: Buffer;
}

/**
 * A document compressed by brotli (RFC 7932). Of a quality that is worth waiting for, that takes ten times as long as
 * to render it; so its end, which every release changes, is sent as it is (some 300 bytes), and all before it is taken
 * from the document of before where that is the same there. Both ways give the same bytes.
 *
 * @param html whole
 * @param before the same page's in another generation
 * @param params of zlib
 */
export async function brotliDocument(
  html: Buffer,
  before: Compressed | undefined,
  params: Readonly<Record<number, number>>,
): Promise<Buffer> {
  const cut = endOf(html);
  const end = html.subarray(cut);
  if (cut < 0 || end.length > longestEnd) return compress(html, { params });
  const kept = before && (await keptOf(html, cut, before));
  if (kept) return Buffer.concat([kept, asTheyAre(end)]);
  const start = await compress(html.subarray(0, cut), {
    params,
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  });
  return Buffer.concat([start, asTheyAre(end)]);
}

/** The bytes that the start of a document was compressed to before; undefined where it, or they, are others. */
async function keptOf(
  html: Buffer,
  cut: number,
  { html: other, brotli }: Compressed,
): Promise<Buffer | undefined> {
  if (endOf(other) !== cut || html.compare(other, 0, cut, 0, cut) !== 0) return undefined;
  const end = asTheyAre(other.subarray(cut));
  const length = brotli.length - end.length;
  if (length <= 0 || !brotli.subarray(length).equals(end)) return undefined;
  // What lies on a disk may be torn.
  const whole = await decompress(brotli).catch(() => undefined);
  return whole?.equals(other) ? brotli.subarray(0, length) : undefined;
}
