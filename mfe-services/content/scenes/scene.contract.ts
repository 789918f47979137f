/** One drawn scene as files, in the sizes that `npm run art` writes. */
export interface Scene {
  /** 560 by 480, or 1120 by 740 where it spans the page. */
  readonly wide: string;
  /** The same with twice the pixels. */
  readonly wide2x: string;
  /** For phones: 350 wide, with twice the pixels. */
  readonly tall: string;
  /** In CSS pixels, at a width of 350. */
  readonly tallHeight: number;
  /** It spans the page instead of being beside the text. */
  readonly span?: 'page';
}
