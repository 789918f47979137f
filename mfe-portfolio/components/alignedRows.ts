/** Rows of a project's card: picture, title, industry, sentence, and what it is made of. */
export const cardRows = 5;

/** As many rows of the grid around it: what neighbors share stands level, however long the one above is. */
export const alignedRows = (count: number, rowGap = 0) =>
  ({ display: 'grid', gridRow: `span ${count}`, gridTemplateRows: 'subgrid', rowGap }) as const;
