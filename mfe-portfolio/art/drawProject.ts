import { fileURLToPath } from 'node:url';
import type { ArtJob } from '../../shared-content/art';
import { skins } from './clients';
import type { ProjectDrawing } from './kit/Drawing';
import { saveWidths } from './kit/saveWidths';
import { skinVariables } from './kit/skins';
import { getTypefaces } from './kit/typefaces';
import { uiCss } from './kit/uiCss';

const folder = fileURLToPath(new URL('../assets/projects/', import.meta.url));
const widths = [
  { width: 480, budget: 25_000 },
  { width: 672, budget: 30_000 },
  { width: 960, budget: 60_000 },
] as const;

/** The job that draws one project's thumbnail and mockup. */
export const drawProject = ({ slug, client, cover, mockup }: ProjectDrawing): ArtJob => ({
  name: slug,
  async draw(easel) {
    const skin = skins[client];
    const css = getTypefaces(skin) + uiCss;
    for (const [kind, inside] of [
      ['thumbnail', cover()],
      ['mockup', mockup()],
    ] as const) {
      const body = `<div class="stage" style="width:480px;height:360px;${skinVariables(skin)}">${inside}</div>`;
      const drawn = await easel.studio.picture(body, { width: 480, height: 360, scale: 2, css });
      await saveWidths(easel, `${folder}${slug}-${kind}`, drawn, widths);
    }
  },
});
