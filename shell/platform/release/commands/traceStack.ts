import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { TraceMap, originalPositionFor } from '@jridgewell/trace-mapping';
import { mapEnding } from 'shared-content/bundling/keepMaps';
import type { SiteFolder } from '../../store/SiteFolder';

const decompress = promisify(brotliDecompress);

/** A position in a published script: `https://…/assets/shell/3f2a…/main.js:1:2345`, with or without origin and query. */
const publishedScript =
  /(?:https?:\/\/[^/\s()]+)?\/?assets\/([a-z][a-z0-9-]*)\/([0-9a-f]{12})\/([\w./-]+\.js)(?:\?\d+)?:(\d+):(\d+)/g;

async function readMap(
  siteFolder: SiteFolder,
  app: string,
  version: string,
  file: string,
): Promise<TraceMap | undefined> {
  const kept = path.join(
    siteFolder.bundles(app, version),
    'maps',
    path.basename(file).replace(/\.js$/, `.js${mapEnding}`),
  );
  const data = await readFile(kept).catch(() => undefined);
  return data && new TraceMap((await decompress(data)).toString('utf8'));
}

/**
 * Translates a stack of published scripts into one of the sources: each position becomes file, line and column. A
 * position whose version has no maps here stays as it is, with a note.
 *
 * @param stack lines as a browser prints them, or single positions `/assets/<app>/<version>/<file>:<line>:<column>`
 */
export async function traceStack(siteFolder: SiteFolder, stack: string): Promise<string> {
  const maps = new Map<string, TraceMap | undefined>();
  for (const [, app = '', version = '', file = ''] of stack.matchAll(publishedScript))
    maps.set(`${app}/${version}/${file}`, await readMap(siteFolder, app, version, file));
  return stack.replaceAll(
    publishedScript,
    (found, app: string, version: string, file: string, line: string, column: string) => {
      const map = maps.get(`${app}/${version}/${file}`);
      if (!map) return `${found} [no maps of ${app} ${version} in this store]`;
      // Browsers count columns from one, maps from zero.
      const at = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
      if (!at.source) return `${found} [no source at this position]`;
      const source = at.source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?[0-9a-f]*$/, '');
      return `${app} ${source}:${at.line}:${at.column + 1}`;
    },
  );
}
