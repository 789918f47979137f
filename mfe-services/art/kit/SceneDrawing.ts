import type { SectionColor } from '../../../shared-content/art';

/** The drawings of one hero: two compositions of the same things, as markup. */
export interface SceneDrawing {
  slug: string;
  color: SectionColor;
  /**
   * Beside a hero's text: 560 by 480. Across the page (`span: 'page'`): 1120 by 740. In the upper 300 px, the picture
   * has the right 380 px and the text the rest. No text under 12 px (16 px).
   */
  wide: () => string;
  /** On a phone, 350 by 400. No text under 12 px. */
  tall: () => string;
  span?: 'page';
  /** Height of `tall`, where 400 does not fit. */
  tallHeight?: number;
  /**
   * For cards, 400 by 230, where one shows the scene. A service's card shows the upper left, 356 by 213 (so the
   * middle is at 178), the narrowest one 22 px less at both sides. An industry's card shows the middle.
   */
  tile?: () => string;
  /**
   * For an industry's card with room for it, 700 by 320: the middle 690, 590 or 484, by its place in the rows of
   * `IndustryCards`. Shown at its drawn size.
   */
  banner?: () => string;
}

/** For `tall`, whose things are at its edges: shadows only fall down, as wider ones would be cut off straight. */
export const shadowsWithin =
  '<style>.stage>.abs{box-shadow:inset 0 1px 0 rgba(255,255,255,.09),0 16px 22px -20px #000!important}</style>';
