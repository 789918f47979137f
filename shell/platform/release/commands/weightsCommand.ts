import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { documentParts } from '../../compose/checks/documentParts';
import { documentFile } from '../../store/generationFiles';
import { readWeights } from '../../store/weightsFile';
import { liveSite, say, store } from './context';

export function weightsCommand(program: Command): void {
  program
    .command('weights')
    .description(
      'what each document weighs (bytes, brotli) beside its budget, and what for; scripts of each app',
    )
    .action(async () => {
      const { generation } = await liveSite();
      const weights = await readWeights(store.pages(generation));
      if (!weights) return say(`Generation ${generation} was composed before sizes were written down.`);
      const line = (name: string, bytes: number, budget: number) =>
        say(`${String(bytes).padStart(8)} of ${String(budget).padStart(6)}  ${name}`);
      for (const { name, bytes, budget } of weights.documents) {
        line(name, bytes, budget);
        const html = await readFile(path.join(store.pages(generation), documentFile(name)), 'utf8');
        const parts = documentParts(html).map((part) => `${part.name} ${part.bytes}`);
        say(`${' '.repeat(20)}${parts.join(', ')}`);
      }
      for (const { app, name, bytes, budget } of weights.scripts) line(`${app}, ${name}`, bytes, budget);
    });
}
