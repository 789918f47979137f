import { fileURLToPath } from 'node:url';
import type { ArtJob } from '../../shared-content/art';
import { coverGround, deskGround } from './kit/backdrop';
import type { ProjectDrawing } from './kit/Drawing';
import { saveWidths } from './kit/saveWidths';
import { toneVariables } from './kit/tones';
import { uiCss } from './kit/uiCss';

const folder = fileURLToPath(new URL('../assets/projects/', import.meta.url));
const widths = [
  { width: 480, budget: 25_000 },
  { width: 960, budget: 60_000 },
] as const;

/** The job that draws one project's thumbnail and mockup. */
export const drawProject = ({ slug, color, cover, mockup }: ProjectDrawing): ArtJob => ({
  name: slug,
  async draw(easel) {
    const pictures = [
      ['thumbnail', cover(), coverGround],
      ['mockup', mockup(), deskGround],
    ] as const;
    for (const [kind, inside, ground] of pictures) {
      const body = `<div class="stage" style="width:480px;height:360px;${toneVariables(color)};${ground}">${inside}</div>`;
      const drawn = await easel.studio.picture(body, { width: 480, height: 360, scale: 2, css: uiCss });
      await saveWidths(easel, `${folder}${slug}-${kind}`, drawn, widths);
    }
  },
});
