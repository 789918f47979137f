import { fileURLToPath } from 'node:url';
import type { ArtJob } from '../../shared-content/art';
import { skins } from './clients';
import type { StudyDrawing } from './kit/Drawing';
import { saveWidths } from './kit/saveWidths';
import { skinVariables } from './kit/skins';
import { typefacesOf } from './kit/typefaces';
import { uiCss } from './kit/uiCss';

const folder = fileURLToPath(new URL('../assets/case-studies/', import.meta.url));
const widths = [
  { width: 720, budget: 40_000 },
  { width: 1440, budget: 95_000 },
] as const;

/** The job that draws one case study's picture. */
export const drawStudy = ({ id, client, scene }: StudyDrawing): ArtJob => ({
  name: `study-${id}`,
  async draw(easel) {
    const skin = skins[client];
    const css = typefacesOf(skin) + uiCss;
    const body = `<div class="stage" style="width:960px;height:600px;${skinVariables(skin)}">${scene()}</div>`;
    const drawn = await easel.studio.picture(body, { width: 960, height: 600, scale: 1.5, css });
    await saveWidths(easel, `${folder}${id}`, drawn, widths);
  },
});
