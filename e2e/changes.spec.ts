import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { reviewChanges } from '../shell/platform/release/review/reviewChanges';
import { folderAccess } from '../shell/platform/store/storeAccess';
import { fakeSite, releaseFake } from '../shell/platform/testing/fakeSite';

test('a dry run shows changed pages side by side, and nothing for identical builds', async () => {
  const siteFolder = await fakeSite();
  const current = async () => (await siteFolder.current()) ?? '';
  const review = (from: string, to: string) => reviewChanges(folderAccess(siteFolder), from, to);
  const before = await current();
  await releaseFake(siteFolder, { app: 'mfe-services', word: 'two' });
  const html = await review(before, await current());
  expect(html).toContain('<h1>Pages that change: 1</h1>');
  expect(html.match(/<h2>.*<\/h2>/g)).toEqual(['<h2>/services <small>(mfe-services)</small></h2>']);
  expect(html).toContain('<pre>- one\n+ two</pre>');
  const pictures = [...html.matchAll(/<img src="data:image\/jpeg;base64,(\S+)" alt="(.*?)">/g)];
  const names = ['390', '1280'].flatMap((width) => [`Before at ${width} pixels`, `After at ${width} pixels`]);
  expect(pictures.map(([, , name]) => name)).toEqual(names);
  expect(new Set(pictures.map(([, bytes]) => bytes)).size).toBe(4);

  const same = await review(await current(), await current());
  expect(same).toContain('<h1>No page changes</h1>');
  expect(same).not.toMatch(/<h2>|<img|<pre>/);
  await rm(siteFolder.path, { recursive: true });
});
