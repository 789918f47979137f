/** Rows of a project's card: picture, title, industry, sentence, tags, technologies, way on. */
export const cardRows = 7;

/** As many rows of the grid around it: what neighbors share stands level, whatever one of them lacks. */
export const alignedRows = (count: number, rowGap = 0) =>
  ({ display: 'grid', gridRow: `span ${count}`, gridTemplateRows: 'subgrid', rowGap }) as const;
