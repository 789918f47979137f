import type { ArtJob } from '../../shared-content/art';
import { sceneCss, sceneVariables } from './kit/sceneCss';
import { typeCss } from './kit/type';
import { saveScene } from './saveScene';
import type { ShotList } from './shots/ShotList';

/** The job that draws the pictures of a page's points, below each other in one file. */
export const drawShots = ({ slug, color, shots }: ShotList): ArtJob => ({
  name: `shots-${slug}`,
  async draw(easel) {
    const height = 230 * shots.length;
    const frames = shots.map(
      (shot, index) =>
        `<div class="abs" style="left:0;top:${230 * index}px;width:400px;height:230px;overflow:hidden;background:radial-gradient(120% 130% at 80% -10%,color-mix(in srgb,var(--accent) 20%,#0d1822),#0a131b)">${shot()}</div>`,
    );
    const drawn = await easel.studio.picture(
      `<div class="stage" style="width:400px;height:${height}px;font-size:16px;${sceneVariables(color)}">${frames.join('')}</div>`,
      { width: 400, height, scale: 2, css: `${typeCss()}${sceneCss}` },
    );
    await saveScene(easel, `${slug}-shots`, drawn, 640, 12_000 * shots.length);
  },
});
