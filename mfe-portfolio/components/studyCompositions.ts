/** The layout of one study. Letters are parts: picture, words, results, story, proof, built, quote, on. */
export interface StudyComposition {
  /** Rows of six columns, from 1200 px. For legible text a proof needs three of them and a picture four. */
  readonly wide: readonly string[];
  /** The parts in one column, on a phone. */
  readonly stacked: string;
  readonly quote: 'boxed' | 'daylight';
}

/** One per study of the page, in order. No two are alike, and one quote is on a light band. */
export const studyCompositions: readonly StudyComposition[] = [
  {
    wide: ['mmmmww', 'rrrrrr', 'sssppp', 'bbbbbb', 'qqqqqq'],
    stacked: 'mwrspbq',
    quote: 'boxed',
  },
  {
    wide: ['wwwwww', 'mmmmmm', 'rrrrrr', 'ssssss', 'pppbbb', 'qqqqqq'],
    stacked: 'wmspbrq',
    quote: 'boxed',
  },
  {
    wide: ['wwmmmm', 'qqqqqq', 'ppprrr', 'ssssbb'],
    stacked: 'wmqrspb',
    quote: 'daylight',
  },
  {
    wide: ['mmmmmm', 'wwwwww', 'rrrrrr', 'pppsss', 'bbbbbb', 'qqqqqq'],
    stacked: 'mwprsbq',
    quote: 'boxed',
  },
];

/** For every study between phone and desktop: the picture is as wide as the page. */
export const middle: readonly string[] = ['wwwwww', 'mmmmmm', 'rrrrrr', 'ssssss', 'pppbbb', 'qqqqqq'];

/** Where a study is one column with the tall picture. */
export const narrow = '(max-width: 699.98px)';
export const beyondNarrow = '(min-width: 700px)';

/** Gap between columns, equal on the whole page so that edges align. */
export const columnGap = { narrow: 16, beyond: 32 } as const;

/** Formats rows as `grid-template-areas`. */
export const areas = (rows: readonly string[]) => rows.map((row) => `"${[...row].join(' ')}"`).join('');
