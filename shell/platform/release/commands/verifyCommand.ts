import type { Command } from 'commander';
import { verifyStore } from '../verify';
import { withStoreLock } from 'shared-content/build/withStoreLock';
import { say, store, waitOption } from './context';

export function verifyCommand(program: Command): void {
  program
    .command('verify')
    .description('read every byte of the store, say what is wrong and what to do (exit code 1)')
    .option('--repair', 'take out what is torn and not live, so that it can be made again')
    .option(...waitOption)
    .action(async ({ repair = false, wait }: { repair?: boolean; wait: number }) => {
      await store.mustExist();
      await withStoreLock(store.folder, { wait, say }, async () => {
        let found = await verifyStore(store);
        if (repair && found.faults.length > 0) {
          for (const { what, repair: mend } of found.faults) {
            await mend?.();
            if (mend) say(`Repaired: ${what}`);
          }
          found = await verifyStore(store);
        }
        for (const { what, cure } of found.faults) say(`${what}. ${cure}.`);
        const { generations, versions, files, bytes, generation } = found;
        const size = `${generations} generations and ${versions} versions, ${files} files, ${Math.round(bytes / 1e6)} MB`;
        if (found.faults.length === 0) say(`Whole: ${size} in ${store.folder}; live is ${generation}.`);
        else process.exitCode = 1;
      });
    });
}
