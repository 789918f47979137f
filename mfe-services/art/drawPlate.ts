import type { ArtJob } from '../../shared-content/art';
import { saveScene } from './drawScene';
import { sceneCss, sceneVariables } from './kit/sceneCss';
import { typeCss } from './kit/type';
import type { PlateDrawing } from './plates/plates';

/** The job that draws a piece of the work for a page's list. */
export const drawPlate = ({ slug, color, picture }: PlateDrawing): ArtJob => ({
  name: `plate-${slug}`,
  async draw(easel) {
    const drawn = await easel.studio.picture(
      `<div class="stage" style="width:460px;height:330px;${sceneVariables(color)}">${picture()}</div>`,
      { width: 460, height: 330, scale: 2.5, css: `${typeCss()}${sceneCss}` },
    );
    await saveScene(easel, `${slug}-plate`, drawn, 1150, 44_000);
  },
});
