import type { Command } from 'commander';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { readCanary } from '../../store/state';
import { readPreviews } from '../../store/previews';
import { getPlan, getSide } from '../prepare/getPlan';
import { requireLiveSite, say, siteFolder } from './context';

/** The generation of a preview's name, an id, or the word canary. */
async function findGeneration(name: string): Promise<string> {
  const previews = readPreviews(siteFolder);
  const canary = name === 'canary' ? readCanary(siteFolder)?.generation : undefined;
  const generation = previews.find((preview) => preview.name === name)?.generation ?? canary ?? name;
  if (/^[0-9a-f]{12}$/.test(generation) && (await siteFolder.hasGeneration(generation))) return generation;
  const there = previews.map((preview) => preview.name).join(', ');
  throw new ReleaseError(
    `${name} is neither a preview${there && ` (${there})`} nor a generation in ${siteFolder.path}: npm run history names those that were live.`,
  );
}

async function compare(name: string, other: string | undefined): Promise<void> {
  await siteFolder.requireStore();
  const after = await findGeneration(name);
  const before = other === undefined ? (await requireLiveSite()).generation : await findGeneration(other);
  const side = (id: string) => getSide(siteFolder, id);
  say(`Generation ${after} against ${before}${other === undefined ? ', which is live' : ''}`);
  const { lines } = await getPlan(await side(before), await side(after), { isFull: true });
  lines.forEach(say);
}

export function diffCommand(program: Command): void {
  program
    .command('diff')
    .description('list pages whose text or head differs between two generations, with their owners')
    .argument('<what>', 'a preview by its name, or a generation')
    .argument('[against]', 'another one (default: the live one)')
    .action(compare);
}
