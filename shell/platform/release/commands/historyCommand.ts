import type { Command } from 'commander';
import { getChanges, getCircumstances, readHistory, since } from '../../store/history';
import { count } from './options';
import { say, siteFolder } from './context';

export function historyCommand(program: Command): void {
  program
    .command('history')
    .description('list all switches of the live site, newest first')
    .option('--most <n>', 'how many', count, 20)
    .action(async ({ most }: { most: number }) => {
      const history = await readHistory(siteFolder);
      if (history.length === 0) say(`Nothing was released in ${siteFolder.path} yet.`);
      for (const entry of history.toReversed().slice(0, most)) {
        const circumstances = getCircumstances(entry);
        say(
          `${since(entry.at)}  ${entry.generation}  ${entry.action.padEnd(9)} ${getChanges(entry)}${circumstances && ` [${circumstances}]`}`,
        );
      }
    });
}
