import sharp from 'sharp';

interface Encoding {
  format: 'avif' | 'webp' | 'png' | 'jpeg';
  quality?: number;
  width?: number;
  /** How hard AVIF tries, 0 to 9: half the time for each step less, some percent of bytes more. */
  effort?: number;
}

/** One drawn picture in the format, size and quality in which it is served. */
export function encodePicture(
  drawn: Buffer,
  { format, quality, width, effort = 7 }: Encoding,
): Promise<Buffer> {
  const image = width === undefined ? sharp(drawn) : sharp(drawn).resize({ width, kernel: 'lanczos3' });
  switch (format) {
    case 'avif':
      // 4:2:0 smears thin colored lines on a dark ground.
      return image.avif({ quality: quality ?? 55, effort, chromaSubsampling: '4:4:4' }).toBuffer();
    case 'webp':
      return image.webp({ quality: quality ?? 78, effort: 6, smartSubsample: true }).toBuffer();
    case 'png':
      return image.png({ compressionLevel: 9, palette: quality !== undefined, quality }).toBuffer();
    case 'jpeg':
      return image
        .flatten()
        .jpeg({ quality: quality ?? 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
        .toBuffer();
  }
}
