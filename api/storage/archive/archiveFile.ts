import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import { StartError } from 'shared-content/server/startError';
import type { Database, Db } from '../engine/database';
import { readSchemaState } from '../engine/migrate';
import { splitLines } from './splitLines';

/**
 * Every table that the migrations create, each after those that it refers to. A database may also hold tables of other
 * programs, so backup and restore touch only these (migrations.test.ts).
 */
export const siteTables: readonly (keyof Database)[] = [
  'audit',
  'cooldowns',
  'encounters',
  'enquiries',
  'erasures',
  'newsletters',
  'subscribers',
  'vitals',
  'consents',
  'mails',
];

/** The first line of an archive. */
interface ArchiveHeader {
  format: 'site-archive';
  version: 1;
  created: string;
  /** The migrations of the database. A restore begins with the same ones. */
  migrations: string[];
  /** In an order in which each row finds the rows that it refers to. */
  tables: string[];
}

/** The last line. An archive without it is incomplete. */
interface ArchiveFooter {
  counts: Record<string, number>;
  /** Hash of every line before it, line breaks included. */
  sha256: string;
}

const archiveVersion = 1;
const page = 200;
/** Desk keys are left out: an old archive must not sign anybody in. */
const leftOut = ['desk_keys'];

/**
 * The whole database as lines of text, as of one moment: a header, `table<TAB>row as JSON`, a footer. Both engines
 * and other PostgreSQL versions read and write the same format.
 */
export async function* archiveLines(db: Db): AsyncGenerator<string> {
  const transaction = await db.startTransaction().setIsolationLevel('repeatable read').execute();
  try {
    const hash = createHash('sha256');
    const hashed = (line: string) => {
      hash.update(`${line}\n`);
      return `${line}\n`;
    };
    const { applied, unknown } = await readSchemaState(transaction);
    if (unknown.length > 0)
      throw new StartError(
        `The database is newer than this checkout (${unknown.join(', ')}), which does not know all of its tables; use the newer one`,
      );
    const tables = (await existingTables(transaction)).filter((table) => !leftOut.includes(table));
    const header: ArchiveHeader = {
      format: 'site-archive',
      version: archiveVersion,
      created: new Date().toISOString(),
      migrations: applied,
      tables,
    };
    yield hashed(JSON.stringify(header));
    const counts: Record<string, number> = {};
    for (const table of tables) {
      counts[table] = 0;
      await sql`declare archive_rows cursor for
        select row_to_json(t)::text as row from ${sql.table(table)} as t`.execute(transaction);
      for (;;) {
        const { rows } = await sql<{ row: string }>`fetch ${sql.lit(page)} from archive_rows`.execute(
          transaction,
        );
        counts[table] += rows.length;
        for (const { row } of rows) yield hashed(`${table}\t${row}`);
        if (rows.length < page) break;
      }
      await sql`close archive_rows`.execute(transaction);
    }
    yield `${JSON.stringify({ counts, sha256: hash.digest('hex') } satisfies ArchiveFooter)}\n`;
  } finally {
    await transaction.rollback().execute();
  }
}

/** The existing tables of the site, each after those that it refers to. */
export async function existingTables(db: Db | Transaction<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and relname in (${sql.join(siteTables)})`.execute(db);
  return siteTables.filter((table) => rows.some(({ name }) => name === table));
}

/** Lines of a gzipped file. Throws when the file is no gzip or ends too early. */
export async function* readLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const text = file.pipe(createGunzip()).setEncoding('utf8');
  file.on('error', (error) => text.destroy(error));
  yield* splitLines(text as AsyncIterable<string>);
}

/**
 * Reads an archive to its end before it is used. An incomplete, changed or newer archive is refused in one line
 * (StartError).
 */
export async function checkArchive(path: string): Promise<ArchiveHeader & ArchiveFooter> {
  const refuse = (why: string, cause?: unknown): never => {
    throw new StartError(`${path} cannot be restored: ${why}`, { cause });
  };
  const hash = createHash('sha256');
  let header: ArchiveHeader | undefined;
  let last: string | undefined;
  try {
    for await (const line of readLines(path)) {
      header ??= JSON.parse(line) as ArchiveHeader;
      if (last !== undefined) hash.update(`${last}\n`);
      last = line;
    }
  } catch (error) {
    return refuse(`it is torn, or no archive (${(error as Error).message})`, error);
  }
  if (header?.format !== 'site-archive') return refuse('it is no archive of this site');
  if (header.version > archiveVersion)
    return refuse(
      `it was made by a newer version of this program (archive ${header.version}, known ${archiveVersion})`,
    );
  const footer = last!.startsWith('{') ? (JSON.parse(last!) as Partial<ArchiveFooter>) : {};
  if (!footer.sha256 || !footer.counts) return refuse('it is torn: its last line is missing');
  if (footer.sha256 !== hash.digest('hex')) return refuse('it was changed or damaged: its checksum is wrong');
  return { ...header, counts: footer.counts, sha256: footer.sha256 };
}

/** The rows of a checked archive, in its order. */
export async function* archiveRows(path: string): AsyncGenerator<{ table: string; row: string }> {
  for await (const line of readLines(path)) {
    const tab = line.indexOf('\t');
    if (line.startsWith('{') || tab < 0) continue;
    yield { table: line.slice(0, tab), row: line.slice(tab + 1) };
  }
}
