import sharp from 'sharp';
import type { ArtJob } from '../../shared-content/art';
import type { SceneDrawing } from './kit/SceneDrawing';
import { sceneCss, sceneVariables } from './kit/sceneCss';
import { typeCss } from './kit/type';
import { saveScene } from './saveScene';

const css = `${typeCss()}${sceneCss}`;
const scale = 2;

/** The job that draws one scene: beside the words or across the page, on a phone, and the part that cards show. */
export const drawScene = ({
  slug,
  color,
  wide,
  tall,
  span,
  tallHeight = 400,
  tile,
}: SceneDrawing): ArtJob => ({
  name: slug,
  async draw(easel) {
    const paint = (inside: string, width: number, height: number) =>
      easel.studio.picture(
        `<div class="stage" style="width:${width}px;height:${height}px;${sceneVariables(color)}">${inside}</div>`,
        { width, height, scale, css },
      );
    const [width, height] = span ? [1120, 440] : [560, 480];
    const large = await paint(wide(), width, height);
    await saveScene(easel, `${slug}-wide`, large, width, span ? 40_000 : 24_000);
    await saveScene(easel, `${slug}-wide-2x`, large, width * scale, span ? 80_000 : 56_000);
    await saveScene(easel, `${slug}-tall`, await paint(tall(), 350, tallHeight), 350 * scale, 34_000);
    const [left, top] = tile;
    const part = await sharp(large)
      .extract({ left: left * scale, top: top * scale, width: 400 * scale, height: 230 * scale })
      .toBuffer();
    await saveScene(easel, `${slug}-tile`, part, 400 * scale, 26_000);
  },
});
