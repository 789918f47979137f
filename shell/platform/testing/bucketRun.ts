import { rm } from 'node:fs/promises';
import { withStoreLock } from 'shared-content/artifact/withStoreLock';
import { release } from '../release/release';
import { addBuild } from '../store/builds';
import { Bucket } from '../store/objects/Bucket';
import { FolderObjects } from '../store/objects/FolderObjects';
import { openBucket } from '../store/objects/openBucket';
import { refresh } from '../store/storeAccess';
import { SiteFolder } from '../store/SiteFolder';
import { fakeDist } from './fakeDist';
import { fakeSettings } from './fakeSite';

// Runs as a process of its own: `bucketRun <store> <word> <kill at> <app>…`. It releases fakes as one command, once
// its standard input tells it to. It prints its output, and exits with 1 and the reason where it is refused. With a
// number, it kills itself at that write to the bucket: odd numbers before it, even numbers after it.
const [folder = '', word = '', killAt = '', ...apps] = process.argv.slice(2);

let writes = 0;
for (const { prototype } of [Bucket, FolderObjects]) {
  const put = prototype.put;
  prototype.put = async function (...args: Parameters<typeof put>) {
    writes += 1;
    const isLast = killAt !== '' && writes === Math.ceil(Number(killAt) / 2);
    const die = () => process.kill(process.pid, 'SIGKILL');
    if (isLast && Number(killAt) % 2 === 1) die();
    const result = await put.apply(this, args);
    if (isLast) die();
    return result;
  };
}

const siteFolder = new SiteFolder(folder);
const log = (line: string) => void process.stdout.write(`${line}\n`);
const store = (await openBucket(process.env)) ?? siteFolder;
const access = { store, siteFolder, log };
const dists = await Promise.all(apps.map((app) => fakeDist({ app, word })));
process.stdout.write('ready\n');
await new Promise((resolve) => process.stdin.once('data', resolve));
try {
  await withStoreLock(folder, { wait: 20, log }, async () => {
    await refresh(access);
    const versions: Record<string, string> = {};
    for (const [index, app] of apps.entries())
      versions[app] = (await addBuild(siteFolder, dists[index] ?? '')).version;
    await release(access, {
      action: 'release',
      settings: fakeSettings,
      versions,
    });
  });
  process.stdout.write(`wrote ${writes}\n`);
} catch (error) {
  process.stdout.write(`refused: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  for (const dist of dists) await rm(dist, { recursive: true, force: true });
}
process.exit();
