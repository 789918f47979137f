/** How one study is laid out; a letter is a part: picture, words, results, story, proof, built, quote, on. */
export interface StudyComposition {
  /** Rows of six columns, from 900 px; a proof needs three of them for its words to be legible. */
  readonly wide: readonly string[];
  readonly quote: 'boxed' | 'open';
  readonly built: 1 | 2;
}

/** One for each study of the page, in its order: no two read alike. */
export const studyCompositions: readonly StudyComposition[] = [
  {
    wide: ['mmmmww', 'rrrrrr', 'sssppp', 'bbbbbb', 'qqqqqq'],
    quote: 'boxed',
    built: 2,
  },
  {
    wide: ['wwwwww', 'mmmmmm', 'rrrrrr', 'ssssss', 'pppbbb', 'qqqqqq'],
    quote: 'boxed',
    built: 1,
  },
  {
    wide: ['wwmmmm', 'qqqqqq', 'ppprrr', 'ssssbb'],
    quote: 'open',
    built: 1,
  },
  {
    wide: ['wwwrrr', 'mmmppp', 'ssssbb', 'qqqqqq'],
    quote: 'boxed',
    built: 1,
  },
];

/** As `grid-template-areas`. */
export const areas = (rows: readonly string[]) => rows.map((row) => `"${[...row].join(' ')}"`).join('');
