import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { budgets } from '../../compose/budgets';
import { documentParts } from '../../compose/checks/documentParts';
import { total } from '../../compose/checks/weights';
import { filesBelow } from 'shared-content/artifact/durable';
import { errorFile } from '../../store/generationFiles';
import { liveSite, say, store } from './context';

export function weightsCommand(program: Command): void {
  program
    .command('weights')
    .description('what each document of the live site weighs (bytes, brotli), and what for')
    .action(async () => {
      const folder = store.pages((await liveSite()).generation);
      const files = (await filesBelow(folder)).filter((file) => file.endsWith('.html') && file !== errorFile);
      const rows = await Promise.all(
        files.map(async (file) => ({
          file,
          parts: documentParts(await readFile(path.join(folder, file), 'utf8')),
        })),
      );
      const columns = rows[0]?.parts.map(({ name }) => name) ?? [];
      const line = (name: string, cells: readonly (string | number)[]) =>
        say(
          name.padEnd(38) +
            cells
              .map((cell, index) => String(cell).padStart(['document', ...columns][index]?.length ?? 8))
              .join('  '),
        );
      line('', ['document', ...columns]);
      for (const { file, parts } of rows.sort((a, b) => total(b.parts) - total(a.parts)))
        line(file, [total(parts), ...parts.map(({ bytes }) => bytes)]);
      say(`budget of a document: ${budgets.document}`);
    });
}
