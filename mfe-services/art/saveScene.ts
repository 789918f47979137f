import { fileURLToPath } from 'node:url';
import { type Easel, encodePicture } from '../../shared-content/art';

const folder = fileURLToPath(new URL('../assets/scenes/', import.meta.url));

/** The best quality of the ladder that stays within the budget (bytes). */
export async function saveScene(easel: Easel, file: string, drawn: Buffer, width: number, budget: number) {
  for (const quality of [58, 50, 42, 34]) {
    const picture = await encodePicture(drawn, { format: 'avif', quality, width, effort: 4 });
    if (picture.length > budget) continue;
    await easel.save(`${folder}${file}.avif`, picture);
    return;
  }
  throw new Error(`${file} at ${width} px does not fit into ${budget} bytes; draw it calmer.`);
}
