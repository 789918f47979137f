import { join } from 'node:path';
import { type ArtJob, encodePicture } from '../../../../shared-content/art';
import { openHeroScene } from './openHeroScene';
import type { ViewName } from './scene/views';

const root = join(import.meta.dirname, '../../../..');
const band = { width: 1600, height: 520 };

/** Which view of the water goes where, without width and ending, and in which widths. */
const pictures: readonly {
  view: ViewName;
  file: string;
  size: { width: number; height: number };
  widths: readonly number[];
}[] = [
  { view: 'fifth', file: 'mfe-portfolio/assets/water/fifth', size: band, widths: [800, 1600] },
  { view: 'morning', file: 'mfe-company/assets/water/morning', size: band, widths: [800, 1600] },
  { view: 'place', file: 'mfe-company/assets/water/place', size: band, widths: [800, 1600] },
  { view: 'leaves', file: 'shell/site/assets/water/leaves', size: band, widths: [800, 1600] },
  { view: 'fields', file: 'mfe-services/assets/water/fields', size: band, widths: [800, 1600] },
  ...(['board', 'studio', 'dusk', 'river'] as const).map((view) => ({
    view,
    file: `mfe-services/assets/water/${view}`,
    size: band,
    widths: [800, 1600],
  })),
  // Over the steps of a project, one beside the other: as wide as the page's content and its gutters.
  {
    view: 'stages',
    file: 'shell/site/assets/water/stages',
    size: { width: 1280, height: 350 },
    widths: [1280],
  },
  {
    view: 'bud',
    file: 'mfe-company/assets/water/bud',
    size: { width: 1600, height: 900 },
    widths: [1600],
  },
  {
    view: 'budTall',
    file: 'mfe-company/assets/water/bud-tall',
    size: { width: 780, height: 1300 },
    widths: [780],
  },
];

/** The flower of Home's first screen on other pages, a job for each: one flower, one water, one hand. */
export const drawWater: readonly ArtJob[] = pictures.map(({ view, file, size, widths }) => ({
  name: `water-${view}`,
  async draw({ studio, save }) {
    // Painted at twice the size, as the poster is: edges are finer than the card's own smoothing.
    const scene = await openHeroScene(studio, 2 * size.width, 2 * size.height, view);
    const drawn = await scene.frame(0.5);
    await scene.close();
    for (const width of widths)
      await save(
        join(root, `${file}-${width}.avif`),
        await encodePicture(drawn, { format: 'avif', width, quality: 56, effort: 4 }),
      );
  },
}));
