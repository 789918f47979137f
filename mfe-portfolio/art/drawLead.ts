import { fileURLToPath } from 'node:url';
import { type ArtJob, encodePicture } from '../../shared-content/art';
import { skins } from './clients';
import { nokshaLoomLead } from './drawings/nokshaLoom';
import { skinVariables } from './kit/skins';
import { getTypefaces } from './kit/typefaces';
import { uiCss } from './kit/uiCss';

const file = fileURLToPath(new URL('../assets/lead/noksha-loom', import.meta.url));
const size = { width: 800, height: 410 };
const budgets = { 800: 45_000, 1600: 100_000 } as const;

/** The two-column cover of the first project. It is drawn for that width, because no other cover can be cropped to it. */
export const drawLead: ArtJob = {
  name: 'lead',
  async draw(easel) {
    const skin = skins.nokshaLoom;
    const body = `<div class="stage" style="width:${size.width}px;height:${size.height}px;${skinVariables(skin)}">${nokshaLoomLead()}</div>`;
    const drawn = await easel.studio.picture(body, { ...size, scale: 2, css: getTypefaces(skin) + uiCss });
    for (const [width, budget] of Object.entries(budgets)) {
      const picture = await encodePicture(drawn, {
        format: 'avif',
        quality: 46,
        width: Number(width),
        effort: 4,
      });
      if (picture.length > budget)
        throw new Error(`The lead at ${width} has ${picture.length} bytes of ${budget}.`);
      await easel.save(`${file}-${width}.avif`, picture);
    }
  },
};
