/** One drawn scene as its files, in the sizes that `npm run art` writes. */
export interface Scene {
  /** 560 by 480, or 1120 by 740 where it spans the page. */
  readonly wide: string;
  /** The same with twice the pixels. */
  readonly wide2x: string;
  /** For phones: 350 wide, with twice the pixels. */
  readonly tall: string;
  /** In CSS pixels, at a width of 350. */
  readonly tallHeight: number;
  /** It stands across the page instead of beside the words. */
  readonly span?: 'page';
}
