import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { TraceMap, originalPositionFor, sourceContentFor } from '@jridgewell/trace-mapping';
import { mapEnding } from 'shared-content/bundling/keepMaps';
import type { Store } from '../../store/Store';

const decompress = promisify(brotliDecompress);

/** A position in a published script: `https://…/assets/shell/3f2a…/main.js:1:2345`, with or without origin and query. */
const place =
  /(?:https?:\/\/[^/\s()]+)?\/?assets\/([a-z][a-z0-9-]*)\/([0-9a-f]{12})\/([\w./-]+\.js)(?:\?\d+)?:(\d+):(\d+)/g;

async function readMap(
  store: Store,
  app: string,
  version: string,
  file: string,
): Promise<TraceMap | undefined> {
  const kept = path.join(
    store.bundles(app, version),
    'maps',
    path.basename(file).replace(/\.js$/, `.js${mapEnding}`),
  );
  const data = await readFile(kept).catch(() => undefined);
  return data && new TraceMap((await decompress(data)).toString('utf8'));
}

/**
 * Translates a stack of published scripts into one of the sources: each position becomes file, line and column, with
 * the source line below. A position whose version has no maps here stays as it is, with a note.
 *
 * @param stack lines as a browser prints them, or single positions `/assets/<app>/<version>/<file>:<line>:<column>`
 */
export async function traceStack(store: Store, stack: string): Promise<string[]> {
  const maps = new Map<string, Promise<TraceMap | undefined>>();
  const lines: string[] = [];
  for (const line of stack.split('\n')) {
    let traced = line;
    const sources: string[] = [];
    for (const [found, app = '', version = '', file = '', row, column] of line.matchAll(place)) {
      const key = `${app}/${version}/${file}`;
      if (!maps.has(key)) maps.set(key, readMap(store, app, version, file));
      const map = await maps.get(key);
      // Browsers count columns from one, maps from zero.
      const at = map && originalPositionFor(map, { line: Number(row), column: Number(column) - 1 });
      if (!map || !at?.source) {
        const why = map
          ? 'nothing of the sources stands there'
          : `no maps of ${app} ${version} in this store`;
        traced = traced.replace(found, `${found} [${why}]`);
        continue;
      }
      const source = at.source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?[0-9a-f]*$/, '');
      traced = traced.replace(found, `${app} ${source}:${at.line}:${at.column + 1}`);
      const text = sourceContentFor(map, at.source)?.split('\n')[at.line - 1]?.trim();
      if (text) sources.push(`        ${text.slice(0, 160)}`);
    }
    lines.push(traced, ...sources);
  }
  return lines;
}
