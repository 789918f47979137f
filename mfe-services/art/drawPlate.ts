import type { ArtJob } from '../../shared-content/art';
import { saveScene } from './drawScene';
import { sceneCss, sceneVariables } from './kit/sceneCss';
import { typeCss } from './kit/type';
import type { PlateDrawing } from './plates/plates';

/** The job that draws the picture of a page's large card. */
export const drawPlate = ({ slug, color, picture }: PlateDrawing): ArtJob => ({
  name: `plate-${slug}`,
  async draw(easel) {
    const drawn = await easel.studio.picture(
      `<div class="stage" style="width:560px;height:300px;${sceneVariables(color)}">${picture()}</div>`,
      { width: 560, height: 300, scale: 2, css: `${typeCss()}${sceneCss}` },
    );
    await saveScene(easel, `${slug}-plate`, drawn, 1120, 44_000);
  },
});
