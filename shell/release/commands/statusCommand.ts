import type { Command } from 'commander';
import { apps } from 'shared-content/federation';
import { readHistory } from '../history';
import { liveSite, say, since, store } from './context';

export function statusCommand(program: Command): void {
  program
    .command('status')
    .description('what is live, since when, and what changed with it')
    .action(async () => {
      const { generation, versions } = await liveSite();
      const history = await readHistory(store);
      say(`generation ${generation}`);
      for (const { name } of apps) {
        const first = history.findLastIndex((entry) => entry.versions[name] !== versions[name]) + 1;
        const from = history[first];
        say(
          `  ${name.padEnd(14)} ${versions[name]}  ${from ? `since ${since(from.at)} (${from.action})` : ''}`,
        );
      }
      const last = history.at(-1);
      if (last)
        say(`last change: ${last.action} of ${last.apps.join(', ') || 'nothing'} at ${since(last.at)}`);
    });
}
