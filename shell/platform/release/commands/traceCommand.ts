import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { TraceMap, originalPositionFor } from '@jridgewell/trace-mapping';
import type { Command } from 'commander';
import { mapEnding } from 'shared-content/artifact/build.contract';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import type { SiteFolder } from '../../store/SiteFolder';
import { say, siteFolder } from './context';

export function traceCommand(program: Command): void {
  program
    .command('trace')
    .description(
      'map a stack trace of published scripts to the sources; from the arguments, else from standard input',
    )
    .argument('[places...]', '/assets/<app>/<version>/<file>.js:<line>:<column>, or a whole stack')
    .action(async (places: string[]) => {
      await siteFolder.requireStore();
      const stack = places.length > 0 ? places.join('\n') : await text(process.stdin);
      if (!/\/assets\//.test(stack) && !/^assets\//m.test(stack))
        throw new ReleaseError(
          'No place of a published script in it: give /assets/<app>/<version>/<file>.js:<line>:<column>, or a stack that a browser printed.',
        );
      say(await traceStack(siteFolder, stack.trimEnd()));
    });
}

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
