import { type Easel, encodePicture } from '../../../shared-content/art';

interface Width {
  width: number;
  /** Upper bound in bytes for the AVIF. */
  budget: number;
}

const qualities = [62, 56, 50, 45, 40, 35, 30] as const;

/** The best quality of the ladder that stays within the budget. */
async function avifWithin(drawn: Buffer, { width, budget }: Width, name: string): Promise<Buffer> {
  for (const quality of qualities) {
    const file = await encodePicture(drawn, { format: 'avif', quality, width, effort: 3 });
    if (file.length <= budget) return file;
  }
  throw new Error(`${name} at ${width} px does not fit into ${budget} bytes; draw it calmer.`);
}

/** Writes a drawing as AVIF in each width. */
export async function saveAvif(
  easel: Easel,
  file: string,
  drawn: Buffer,
  widths: readonly Width[],
): Promise<void> {
  for (const width of widths)
    await easel.save(`${file}-${width.width}.avif`, await avifWithin(drawn, width, file));
}

/** Writes a drawing as AVIF in each width and as WebP in the largest. */
export async function saveWidths(
  easel: Easel,
  file: string,
  drawn: Buffer,
  widths: readonly Width[],
): Promise<void> {
  await saveAvif(easel, file, drawn, widths);
  const large = Math.max(...widths.map(({ width }) => width));
  await easel.save(
    `${file}-${large}.webp`,
    await encodePicture(drawn, { format: 'webp', quality: 76, width: large }),
  );
}
