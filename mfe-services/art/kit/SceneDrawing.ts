import type { SectionColor } from '../../../shared-content/art';

/** What is drawn for one hero: two compositions of the same things, as markup. */
export interface SceneDrawing {
  slug: string;
  color: SectionColor;
  /**
   * Beside a hero's words, 560 by 480; across the page (`span: 'page'`), 1120 by 740, of whose upper 300 the right
   * 380 rise beside the words and the rest stays empty for them. No words under 12 px (16 px).
   */
  wide: () => string;
  /** On a phone, 350 by 400. No words under 12 px. */
  tall: () => string;
  span?: 'page';
  /** Height of `tall`, where 400 is too little or too much. */
  tallHeight?: number;
  /**
   * What a card shows, 400 by 230, where one shows the scene.
   * A service's card shows the upper left, 356 by 213 (so the middle is at 178), the narrowest one 22 px less at both
   * sides; an industry's card shows the middle.
   */
  tile?: () => string;
  /**
   * What an industry's card shows where it has room, 700 by 320: the middle 690, 590 or 484, by its place in the rows
   * of `IndustryCards`. Shown as large as drawn.
   */
  banner?: () => string;
}

/** For `tall`, whose things stand at its very sides: shadows that fall down only, as wider ones would end there in a straight edge. */
export const shadowsWithin =
  '<style>.stage>.abs{box-shadow:inset 0 1px 0 rgba(255,255,255,.09),0 16px 22px -20px #000!important}</style>';
