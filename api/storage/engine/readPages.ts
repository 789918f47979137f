/** Rows that an export reads at a time. */
const pageSize = 200;

/**
 * Reads a table page by page, so that neither this process nor a statement holds all of it.
 *
 * @param list reads the rows that follow the one of an id; from the start without one
 */
export async function* readPages<Row extends { id: string }>(
  list: (before: string | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let before: string | undefined; ;) {
    const page = await list(before, pageSize);
    yield* page;
    if (page.length < pageSize) return;
    before = page.at(-1)!.id;
  }
}
