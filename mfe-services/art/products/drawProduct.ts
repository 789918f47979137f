import type { ArtJob, SectionColor } from '../../../shared-content/art';
import { painter, saveScene } from '../drawScene';

/** One product's own screen, as its card shows it. */
export interface ProductScreen {
  slug: string;
  color: SectionColor;
  /**
   * 400 by 230, no words under 12 px. A card shows the upper left, 356 by 213; on a phone 372 by 230, of which the
   * narrowest cut up to 18 px from both sides.
   */
  screen: () => string;
  /** 560 by 480, whole beside the words of a wide card. */
  large?: () => string;
}

/** The job that draws it. */
export const drawProduct = ({ slug, color, screen, large }: ProductScreen): ArtJob => ({
  name: `product-${slug}`,
  async draw(easel) {
    const paint = painter(easel, color);
    await saveScene(easel, `product-${slug}-tile`, await paint(screen(), 400, 230), 800, 26_000);
    if (large)
      await saveScene(easel, `product-${slug}-wide-2x`, await paint(large(), 560, 480), 1120, 56_000);
  },
});
