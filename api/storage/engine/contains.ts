import { type RawBuilder, sql } from 'kysely';

/** True where a text contains another, in any case. */
export const contains = (text: RawBuilder<unknown>, part: string): RawBuilder<boolean> =>
  sql<boolean>`strpos(lower(${text}), lower(${part}::text)) > 0`;
