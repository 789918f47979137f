/** How one study is laid out; a letter is a part: picture, words, results, story, proof, built, quote, on. */
export interface StudyComposition {
  /** Rows of six columns, from 1200 px; a proof needs three of them and a picture four for their words to be legible. */
  readonly wide: readonly string[];
  /** The parts one below the other, on a phone. */
  readonly stacked: string;
  readonly quote: 'boxed' | 'daylight';
}

/** One for each study of the page, in its order: no two read alike, and one of them has the page's light band. */
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

/** Of every study between a phone and a desktop: the picture is as wide as the page. */
export const middle: readonly string[] = ['wwwwww', 'mmmmmm', 'rrrrrr', 'ssssss', 'pppbbb', 'qqqqqq'];

/** Where a study is one column and its picture the tall one. */
export const narrow = '(max-width: 699.98px)';
export const beyondNarrow = '(min-width: 700px)';

/** Between columns, and so the same everywhere on the page: edges below each other meet. */
export const columnGap = { narrow: 16, beyond: 32 } as const;

/** As `grid-template-areas`. */
export const areas = (rows: readonly string[]) => rows.map((row) => `"${[...row].join(' ')}"`).join('');
