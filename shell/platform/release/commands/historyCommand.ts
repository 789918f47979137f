import type { Command } from 'commander';
import { getChanges, getCircumstances, readHistory, since } from '../../store/history';
import { count } from './options';
import { say, store } from './context';

export function historyCommand(program: Command): void {
  program
    .command('history')
    .description('list all switches of the live site, newest first')
    .option('--most <n>', 'how many', count, 20)
    .action(async ({ most }: { most: number }) => {
      const history = await readHistory(store);
      if (history.length === 0) say(`Nothing was released in ${store.folder} yet.`);
      for (const entry of history.toReversed().slice(0, most)) {
        const circumstances = getCircumstances(entry);
        say(
          `${since(entry.at)}  ${entry.generation}  ${entry.action.padEnd(9)} ${getChanges(entry)}${circumstances && ` [${circumstances}]`}`,
        );
      }
    });
}
