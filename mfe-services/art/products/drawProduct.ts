import type { ArtJob, SectionColor } from '../../../shared-content/art';
import { saveScene } from '../drawScene';
import { sceneCss, sceneVariables } from '../kit/sceneCss';
import { typeCss } from '../kit/type';

/** One product's own screen, as its card shows it. */
export interface ProductScreen {
  slug: string;
  color: SectionColor;
  /**
   * 400 by 230, no words under 12 px. Cards of three in a row show 344 of the width, and from 900 to 1100 px less:
   * words end before 280, what is drawn may run off the edge. Wide cards show 185 of the height.
   */
  screen: () => string;
}

/** The job that draws it. */
export const drawProduct = ({ slug, color, screen }: ProductScreen): ArtJob => ({
  name: `product-${slug}`,
  async draw(easel) {
    const size = { width: 400, height: 230 };
    const drawn = await easel.studio.picture(
      `<div class="stage" style="width:400px;height:230px;${sceneVariables(color)}">${screen()}</div>`,
      { ...size, scale: 2, css: `${typeCss()}${sceneCss}` },
    );
    await saveScene(easel, `product-${slug}-tile`, drawn, size.width * 2, 26_000);
  },
});
