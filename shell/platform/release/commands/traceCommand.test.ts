import { rm } from 'node:fs/promises';
import path from 'node:path';
import { versionItem } from '../../store/items';
import type { SiteFolder } from '../../store/SiteFolder';
import { fakeSite } from '../../testing/fakeSite';
import { traceStack } from './traceCommand';

let siteFolder: SiteFolder;
let version: string;
beforeEach(async () => {
  siteFolder = await fakeSite();
  version = (await siteFolder.getVersions((await siteFolder.current()) ?? ''))['mfe-services'] ?? '';
});

describe('traceStack', () => {
  it('replaces positions in scripts by positions in sources, and keeps all other text', async () => {
    const script = `/assets/mfe-services/${version}/page.js`;
    const stack = [
      'Error: broken on purpose',
      `    at Page (https://www.example.com${script}:1:4)`,
      `Page@${script}?1763820000000:1:4`,
      '    at <anonymous>',
    ].join('\n');
    expect((await traceStack(siteFolder, stack)).split('\n')).toEqual([
      'Error: broken on purpose',
      '    at Page (mfe-services page.ts:2:1)',
      'Page@mfe-services page.ts:2:1',
      '    at <anonymous>',
    ]);
  });

  it('reports a version without source maps, and a position without a source', async () => {
    const unknown = await traceStack(siteFolder, '/assets/shell/000000000000/main.js:1:4');
    expect(unknown).toContain('[no maps of shell 000000000000 in this store]');
    const before = await traceStack(siteFolder, `/assets/mfe-services/${version}/page.js:1:1`);
    expect(before).toContain('[no source at this position]');
  });

  it('reports a version with a missing source map as torn', async () => {
    await rm(path.join(siteFolder.bundles('mfe-services', version), 'maps/page.js.map.br'));
    expect(await siteFolder.state(versionItem('mfe-services', version))).toEqual({
      is: 'torn',
      fault: 'bundle/maps/page.js.map.br is missing',
    });
  });
});
