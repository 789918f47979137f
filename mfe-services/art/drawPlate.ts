import type { ArtJob } from '../../shared-content/art';
import { saveScene } from './drawScene';
import { sceneCss, sceneVariables } from './kit/sceneCss';
import { typeCss } from './kit/type';
import type { PlateDrawing } from './plates/plates';

/** The job that draws a picture of the work for a page's list. */
export const drawPlate = ({ slug, color, picture, large }: PlateDrawing): ArtJob => ({
  name: `plate-${slug}`,
  async draw(easel) {
    const [width, height, scale] = large ? [600, 430, 2] : [460, 330, 2.5];
    const drawn = await easel.studio.picture(
      `<div class="stage" style="width:${width}px;height:${height}px;${sceneVariables(color)}">${picture()}</div>`,
      { width, height, scale, css: `${typeCss()}${sceneCss}` },
    );
    await saveScene(easel, `${slug}-plate`, drawn, width * scale, 44_000);
  },
});
