import type { ArtJob, SectionColor } from '../../../shared-content/art';
import { painter, saveScene } from '../drawScene';

/** One product's own screen, for its card. */
export interface ProductScreen {
  slug: string;
  color: SectionColor;
  /**
   * 400 by 230, no text under 12 px. A card shows the upper left, 356 by 213. A phone shows 372 by 230, and the
   * narrowest cut up to 18 px from both sides.
   */
  screen: () => string;
  /** 560 by 480, shown whole beside the text of a wide card. */
  large?: () => string;
}

/** The job that draws a product's screen. */
export const drawProduct = ({ slug, color, screen, large }: ProductScreen): ArtJob => ({
  name: `product-${slug}`,
  async draw(easel) {
    const paint = painter(easel, color);
    await saveScene(easel, `product-${slug}-tile`, await paint(screen(), 400, 230), 800, 26_000);
    if (large)
      await saveScene(easel, `product-${slug}-wide-2x`, await paint(large(), 560, 480), 1120, 56_000);
  },
});
