import type { Command } from 'commander';
import { readWeights } from '../../store/weightsFile';
import { liveSite, say, store } from './context';

export function weightsCommand(program: Command): void {
  program
    .command('weights')
    .description('what each document and the scripts of each app weigh (bytes, brotli), beside their budgets')
    .action(async () => {
      const { generation } = await liveSite();
      const weights = await readWeights(store.pages(generation));
      if (!weights) return say(`Generation ${generation} was composed before sizes were written down.`);
      const scripts = weights.scripts.map((one) => ({ ...one, name: `${one.app}, ${one.name}` }));
      for (const { name, bytes, budget } of [...weights.documents, ...scripts])
        say(`${String(bytes).padStart(8)} of ${String(budget).padStart(6)}  ${name}`);
    });
}
