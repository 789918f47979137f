import type { SectionColor } from '../../../shared-content/art';

/** Pictures for the points of one list, in their order. */
export interface ShotList {
  slug: string;
  color: SectionColor;
  /** 400 by 230 each; no words under 15 px, as cells are narrower than that where four stand in a row. */
  shots: readonly (() => string)[];
}
