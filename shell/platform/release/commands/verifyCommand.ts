import type { Command } from 'commander';
import { exitCodes } from 'shared-content/build/ReleaseError';
import { isCopy } from '../../store/place';
import { verifyBucket } from '../verifyBucket';
import { verifyStore } from '../verifyStore';
import { waitOption } from './commonOptions';
import { say, store } from './context';
import { inStore } from './inStore';

export function verifyCommand(program: Command): void {
  program
    .command('verify')
    .description('read every byte of the store, say what is wrong and what to do (exit code 2)')
    .option('--repair', 'take out what is torn and not live, so that it can be made again')
    .option(...waitOption)
    .action(async ({ repair = false, wait }: { repair?: boolean; wait: number }) => {
      await store.mustExist();
      await inStore(wait, async (place) => {
        const look = async () => {
          const here = await verifyStore(store, place);
          const there = isCopy(place) ? await verifyBucket(place) : undefined;
          return { ...here, faults: [...here.faults, ...(there?.faults ?? [])], there };
        };
        let found = await look();
        if (repair && found.faults.length > 0) {
          for (const { what, repair: mend } of found.faults) {
            await mend?.();
            if (mend) say(`Repaired: ${what}`);
          }
          found = await look();
        }
        for (const { what, cure } of found.faults) say(`${what}. ${cure}.`);
        const { generations, versions, files, bytes, generation, there } = found;
        const size = `${generations} generations and ${versions} versions, ${files} files, ${Math.round(bytes / 1e6)} MB`;
        if (found.faults.length === 0) say(`Whole: ${size} in ${store.folder}; live is ${generation}.`);
        else process.exitCode = exitCodes.broken;
        if (found.faults.length === 0 && there)
          say(
            `Whole: ${there.generations} generations and ${there.versions} versions, ${there.files} files in ${place.objects.name}.`,
          );
      });
    });
}
