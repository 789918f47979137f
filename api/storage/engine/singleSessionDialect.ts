import { PostgresDialect, type Dialect, type PostgresPoolClient } from 'kysely';

/** The one session of an embedded database. */
type Session = (
  sql: string,
  parameters: unknown[],
) => Promise<{ rows: unknown[]; affectedRows?: number | undefined }>;

/** PostgreSQL's dialect on a pool of one session. Callers get it in turn. */
export function singleSessionDialect(session: Session): Dialect {
  let turn = Promise.resolve();
  const query = async (text: string, parameters: readonly unknown[]) => {
    const { rows, affectedRows = 0 } = await session(text, [...parameters]);
    // Kysely passes the number of rows on for commands that change some.
    return { command: 'UPDATE' as const, rowCount: affectedRows, rows };
  };
  return new PostgresDialect({
    pool: {
      connect: async () => {
        const before = turn;
        let release = () => {};
        turn = new Promise((resolve) => (release = resolve));
        await before;
        // The other form of query, with a cursor, is for streams, which this code does not use.
        return { query: query as unknown as PostgresPoolClient['query'], release };
      },
      end: async () => {},
    },
  });
}
