import { type RawBuilder, sql } from 'kysely';

/** True where a text contains another, in any case. */
export const contains = (text: RawBuilder<unknown>, part: string): RawBuilder<boolean> =>
  sql<boolean>`strpos(lower(${text}), lower(${part}::text)) > 0`;

/** A page of a list: the rows after the one of an id. */
export interface Page {
  readonly before: string | undefined;
  readonly limit: number;
}

/**
 * All rows of a list, a page at a time, so that neither this process nor a statement holds them all.
 */
export async function* eachRow<Row extends { id: string }>(
  list: (page: Page) => Promise<Row[]>,
): AsyncGenerator<Row> {
  const limit = 200;
  for (let before: string | undefined; ;) {
    const page = await list({ before, limit });
    yield* page;
    if (page.length < limit) return;
    before = page.at(-1)!.id;
  }
}
