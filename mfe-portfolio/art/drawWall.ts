import { fileURLToPath } from 'node:url';
import { type ArtJob, palette } from '../../shared-content/art';
import { skins } from './clients';
import type { ProjectDrawing } from './kit/Drawing';
import type { saveAvif } from './kit/saveWidths';
import { skinVariables } from './kit/skins';
import { getTypefaces } from './kit/typefaces';
import { uiCss } from './kit/uiCss';

const folder = fileURLToPath(new URL('../assets/wall/', import.meta.url));
const size = { width: 1280, height: 960 };

type Columns = readonly (readonly ProjectDrawing[])[];

/** An arrangement of the covers. `zoom` keeps their text legible where the wall is shown smaller. */
export interface Wall {
  name: 'wall' | 'wall-near';
  columns: Columns;
  zoom: number;
  left: number;
  top: number;
  widths: Parameters<typeof saveAvif>[3];
  /** Without WebP where the other arrangement replaces it. */
  save: typeof saveAvif;
}

const css = `
.wall{position:relative;width:1280px;height:960px;overflow:hidden;background:${palette.ink};perspective:1900px}
.field{position:absolute;display:flex;gap:30px;transform:rotateX(14deg) rotateY(-21deg) rotateZ(5deg);transform-origin:30% 50%}
.column{display:flex;flex-direction:column;gap:30px}
.column>div{border-radius:20px;overflow:hidden;box-shadow:0 40px 70px -20px #000}
`;

/** The covers on a wall that fades into the dark: the first picture of /projects. */
export const drawWall = ({ name, columns, zoom, left, top, widths, save }: Wall): ArtJob => ({
  name,
  async draw(easel) {
    const piece = ({ client, cover }: ProjectDrawing) =>
      `<div style="width:${480 * zoom}px;height:${360 * zoom}px"><div class="stage" style="width:480px;height:360px;transform:scale(${zoom});transform-origin:0 0;${skinVariables(skins[client])}">${cover()}</div></div>`;
    const field = columns
      .map(
        (column, i) =>
          `<div class="column" style="margin-top:${[0, 130, 40][i % 3]}px">${column.map(piece).join('')}</div>`,
      )
      .join('');
    const faces = Object.values(skins).map(getTypefaces).join('');
    const drawn = await easel.studio.picture(
      `<div class="wall"><div class="field" style="left:${left}px;top:${top}px">${field}</div></div>`,
      { ...size, css: faces + uiCss + css },
    );
    await save(easel, `${folder}${name}`, drawn, widths);
  },
});
