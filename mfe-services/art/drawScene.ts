import { fileURLToPath } from 'node:url';
import { type ArtJob, type Easel, type SectionColor, encodePicture } from '../../shared-content/art';
import type { SceneDrawing } from './kit/SceneDrawing';
import { sceneCss, sceneVariables } from './kit/sceneCss';
import { typeCss } from './kit/type';

const css = `${typeCss()}${sceneCss}`;
const scale = 2;
const folder = fileURLToPath(new URL('../assets/scenes/', import.meta.url));

/** Renders markup on a stage of that color, with twice the pixels. */
export const painter =
  ({ studio }: Easel, color: SectionColor) =>
  (inside: string, width: number, height: number): Promise<Buffer> =>
    studio.picture(
      `<div class="stage" style="width:${width}px;height:${height}px;${sceneVariables(color)}">${inside}</div>`,
      { width, height, scale, css },
    );

/** The job that draws one scene: beside the text or across the page, for a phone, and as a card's part. */
export const drawScene = ({
  slug,
  color,
  wide,
  tall,
  span,
  tallHeight = 400,
  tile,
  banner,
}: SceneDrawing): ArtJob => ({
  name: slug,
  async draw(easel) {
    const paint = painter(easel, color);
    const [width, height] = span ? [1120, 740] : [560, 480];
    const large = await paint(wide(), width, height);
    await saveScene(easel, `${slug}-wide`, large, width, span ? 40_000 : 24_000);
    await saveScene(easel, `${slug}-wide-2x`, large, width * scale, span ? 80_000 : 56_000);
    await saveScene(easel, `${slug}-tall`, await paint(tall(), 350, tallHeight), 350 * scale, 25_000);
    if (tile) await saveScene(easel, `${slug}-tile`, await paint(tile(), 400, 230), 400 * scale, 26_000);
    if (banner)
      await saveScene(easel, `${slug}-banner-wide-2x`, await paint(banner(), 700, 320), 700 * scale, 48_000);
  },
});

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
