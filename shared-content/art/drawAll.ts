import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { appsHere, getFolder, root } from '../artifact/paths';

/** Runs the app's `art/index.ts`, if it has one. */
function drawPictures(folder: string): void {
  const script = join(root, folder, 'art/index.ts');
  if (existsSync(script))
    execFileSync(process.execPath, ['--import', 'tsx', script], { cwd: root, stdio: 'inherit' });
}

// All apps', or those named: npm run art -- mfe-services. The shell's last: it shows pictures of sections.
const named = process.argv.slice(2);
const unknown = named.filter((one) => !appsHere().some(({ name }) => name === one));
if (unknown.length > 0)
  throw new Error(
    `There is no ${unknown.join(', ')} here. Choose of ${appsHere()
      .map(({ name }) => name)
      .join(', ')}.`,
  );
const apps = appsHere().filter(({ name }) => named.length === 0 || named.includes(name));
const order = [...apps].sort((a, b) => Number(a.name === 'shell') - Number(b.name === 'shell'));
for (const { name } of order) drawPictures(getFolder(name));
