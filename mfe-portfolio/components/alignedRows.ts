/** Rows of a project's card: picture, title, industry, sentence, technologies. */
export const cardRows = 5;

/** Spans rows of the grid around it, so that equal parts of neighbors align, however long the text above is. */
export const alignedRows = (count: number, rowGap = 0) =>
  ({ display: 'grid', gridRow: `span ${count}`, gridTemplateRows: 'subgrid', rowGap }) as const;
