import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import { root } from '../artifact/paths';
import { shellApp } from '../federation';
import { devConfig } from './devConfig';

it('map a fault within JSX to its line, behind the code that Fast Refresh adds', async () => {
  // Inside the repository, where loaders are found.
  await mkdir(path.join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(path.join(root, '.cache/maps-'));
  const source = ['export const List = ({ rows }: { rows: string[] }) => (', '  <ul>', '    <li>first</li>'];
  source.push('    <li>{rows.map((row) => row.missing())}</li>', '  </ul>', ');');
  await writeFile(path.join(folder, 'List.tsx'), source.join('\n'));
  const { devtool, mode, module, resolve } = devConfig(shellApp);
  const output = { path: folder, filename: 'out.js' };
  const entry = path.join(folder, 'List.tsx');
  const externals = { 'react/jsx-runtime': 'jsx' };
  await new Promise<void>((done, fail) =>
    webpack({ context: folder, devtool, entry, externals, mode, module, output, resolve }, (error, stats) => {
      if (error || stats?.hasErrors()) fail(error ?? new Error(stats?.toString()));
      else done();
    }),
  );
  const lines = (await readFile(path.join(folder, 'out.js'), 'utf8')).split('\n');
  const line = lines.findIndex((text) => text.includes('row.missing'));
  expect(lines.join('\n')).toContain('$RefreshReg$');
  const map = new SourceMap(JSON.parse(await readFile(path.join(folder, 'out.js.map'), 'utf8')));
  expect(map.findEntry(line, lines[line]?.indexOf('row.missing') ?? -1)).toMatchObject({ originalLine: 3 });
  await rm(folder, { recursive: true });
});
