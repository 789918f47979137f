import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';

/** One session of a database with PostgreSQL's SQL: PGlite itself, or the socket to the process that holds it. */
export interface Session {
  query: <R>(sql: string, parameters: unknown[]) => Promise<{ rows: R[]; affectedRows?: number | undefined }>;
  close: () => Promise<void>;
}

/** A dialect for one session, because Kysely 0.28 has none for PGlite. Callers get the only connection in turn. */
export function singleSessionDialect(session: Session): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new SingleSessionDriver(session),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class SingleSessionDriver implements Driver {
  readonly #connection: DatabaseConnection;
  readonly #session: Session;
  #turn: Promise<void> = Promise.resolve();
  #release: () => void = () => {};

  constructor(session: Session) {
    this.#session = session;
    this.#connection = {
      executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
        const { rows, affectedRows } = await session.query<R>(sql, [...parameters]);
        return { rows, numAffectedRows: BigInt(affectedRows ?? 0) };
      },
      streamQuery: () => {
        throw new Error('singleSessionDialect: nothing streams here; read in pages instead');
      },
    };
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#turn;
    let release = () => {};
    this.#turn = new Promise((resolve) => (release = resolve));
    await before;
    this.#release = release;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#release();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.#session.close();
  }
}
