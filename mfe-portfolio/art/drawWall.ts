import { fileURLToPath } from 'node:url';
import { type ArtJob, palette } from '../../shared-content/art';
import { skins } from './clients';
import type { ProjectDrawing } from './kit/Drawing';
import { saveWidths } from './kit/saveWidths';
import { skinVariables } from './kit/skins';
import { typefacesOf } from './kit/typefaces';
import { uiCss } from './kit/uiCss';

const file = fileURLToPath(new URL('../assets/wall/wall', import.meta.url));
const size = { width: 1280, height: 960 };
const widths = [
  // On a phone it is what the first paint waits for, and half of it in the dark.
  { width: 560, budget: 12_500 },
  { width: 880, budget: 32_000 },
  { width: 1280, budget: 95_000 },
] as const;

const css = `
.wall{position:relative;width:1280px;height:960px;overflow:hidden;background:${palette.ink};perspective:1900px}
.field{position:absolute;left:70px;top:-210px;display:flex;gap:30px;transform:rotateX(14deg) rotateY(-21deg) rotateZ(5deg);transform-origin:30% 50%}
.column{display:flex;flex-direction:column;gap:30px}
.column>div{border-radius:20px;overflow:hidden;box-shadow:0 40px 70px -20px #000}
`;

/** The covers on a wall that runs off into the dark: the first picture of /projects. */
export const drawWall = (columns: readonly (readonly ProjectDrawing[])[]): ArtJob => ({
  name: 'wall',
  async draw(easel) {
    const piece = ({ client, cover }: ProjectDrawing) =>
      `<div class="stage" style="width:480px;height:360px;${skinVariables(skins[client])}">${cover()}</div>`;
    const field = columns
      .map(
        (column, i) =>
          `<div class="column" style="margin-top:${[0, 130, 40][i % 3]}px">${column.map(piece).join('')}</div>`,
      )
      .join('');
    const faces = Object.values(skins).map(typefacesOf).join('');
    const drawn = await easel.studio.picture(`<div class="wall"><div class="field">${field}</div></div>`, {
      ...size,
      css: faces + uiCss + css,
    });
    await saveWidths(easel, file, drawn, widths);
  },
});
