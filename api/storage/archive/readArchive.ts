import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { StartError } from 'shared-content/server/startError';
import { archiveVersion, type ArchiveFooter, type ArchiveHeader } from './writeArchive';

/**
 * Lines of a gzipped file, split only at line feeds: readline also splits at carriage returns and, from Node 24 on,
 * at U+2028 and U+2029, which rows may contain. Throws when the file is no gzip or ends too early.
 */
export async function* readLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const text = file.pipe(createGunzip()).setEncoding('utf8');
  file.on('error', (error) => text.destroy(error));
  let rest = '';
  for await (const chunk of text as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest !== '') yield rest;
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
