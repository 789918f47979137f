import { fileURLToPath } from 'node:url';
import type { ArtJob } from '../../shared-content/art';
import { skins } from './clients';
import type { StudyDrawing } from './kit/Drawing';
import { saveAvif, saveWidths } from './kit/saveWidths';
import { skinVariables } from './kit/skins';
import { getTypefaces } from './kit/typefaces';
import { uiCss } from './kit/uiCss';

const folder = fileURLToPath(new URL('../assets/case-studies/', import.meta.url));
const sceneWidths = [
  { width: 720, budget: 40_000 },
  { width: 1440, budget: 95_000 },
] as const;
const tallWidths = [
  { width: 640, budget: 40_000 },
  { width: 960, budget: 60_000 },
] as const;
const detailWidths = [{ width: 480, budget: 20_000 }] as const;

/** The job that draws one case study's pictures. */
export const drawStudy = ({ id, client, scene, tall, detail }: StudyDrawing): ArtJob => ({
  name: `study-${id}`,
  async draw(easel) {
    const skin = skins[client];
    const css = getTypefaces(skin) + uiCss;
    const draw = (width: number, height: number, scale: number, inside: string) =>
      easel.studio.picture(
        `<div class="stage" style="width:${width}px;height:${height}px;${skinVariables(skin)}">${inside}</div>`,
        { width, height, scale, css },
      );
    await saveWidths(easel, `${folder}${id}`, await draw(960, 600, 1.5, scene()), sceneWidths);
    await saveAvif(easel, `${folder}${id}-tall`, await draw(480, 528, 2, tall()), tallWidths);
    await saveAvif(easel, `${folder}${id}-detail`, await draw(240, 180, 2, detail()), detailWidths);
  },
});
