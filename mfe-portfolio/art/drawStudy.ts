import { fileURLToPath } from 'node:url';
import type { ArtJob } from '../../shared-content/art';
import { deskGround } from './kit/backdrop';
import type { StudyDrawing } from './kit/Drawing';
import { saveWidths } from './kit/saveWidths';
import { toneVariables } from './kit/tones';
import { uiCss } from './kit/uiCss';

const folder = fileURLToPath(new URL('../assets/case-studies/', import.meta.url));
const widths = [
  { width: 720, budget: 40_000 },
  { width: 1440, budget: 95_000 },
] as const;

/** The job that draws one case study's picture. */
export const drawStudy = ({ id, color, scene }: StudyDrawing): ArtJob => ({
  name: `study-${id}`,
  async draw(easel) {
    const body = `<div class="stage" style="width:960px;height:600px;${toneVariables(color)};${deskGround}">${scene()}</div>`;
    const drawn = await easel.studio.picture(body, { width: 960, height: 600, scale: 1.5, css: uiCss });
    await saveWidths(easel, `${folder}${id}`, drawn, widths);
  },
});
