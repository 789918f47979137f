import type { ArtJob, SectionColor } from '../../shared-content/art';
import { saveScene } from './drawScene';
import { sceneCss, sceneVariables } from './kit/sceneCss';
import { typeCss } from './kit/type';

/** Pictures for the points of one list, in order. */
export interface ShotList {
  slug: string;
  color: SectionColor;
  /** 400 by 230 each. No text under 15 px, because cells are narrower than that where four are in a row. */
  shots: readonly (() => string)[];
  /** Width of the file in px; more where cells are wider than 320 px. */
  pixels?: number;
  /** `card`: the card's own background shows through, where it is wider than its picture. */
  ground?: 'night' | 'card';
}

/** The job that draws the pictures of a page's points, one below the other in one file. */
export const drawShots = ({ slug, color, shots, pixels = 640, ground = 'night' }: ShotList): ArtJob => ({
  name: `shots-${slug}`,
  async draw(easel) {
    const height = 230 * shots.length;
    const behind =
      ground === 'night'
        ? 'background:radial-gradient(120% 130% at 80% -10%,color-mix(in srgb,var(--accent) 20%,#0d1822),#0a131b)'
        : '';
    const frames = shots.map(
      (shot, index) =>
        `<div class="abs" style="left:0;top:${230 * index}px;width:400px;height:230px;overflow:hidden;${behind}">${shot()}</div>`,
    );
    const drawn = await easel.studio.picture(
      `<div class="stage" style="width:400px;height:${height}px;font-size:16px;${sceneVariables(color)}">${frames.join('')}</div>`,
      { width: 400, height, scale: Math.max(2, pixels / 400), css: `${typeCss()}${sceneCss}` },
    );
    await saveScene(easel, `${slug}-shots`, drawn, pixels, 12_000 * shots.length);
  },
});
