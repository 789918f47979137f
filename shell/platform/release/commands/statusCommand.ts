import type { Command } from 'commander';
import { readHistory } from '../../store/history';
import { readPreviews } from '../../store/previews';
import { readSettings, settingsLines } from '../../store/SiteSettings';
import { generationTimeline } from '../../store/timeline';
import { liveSite, say, since, store } from './context';
import { addressOf, appsOf } from './previewCommand';
import { changesOf, circumstancesOf } from './historyCommand';

export function statusCommand(program: Command): void {
  program
    .command('status')
    .description('what is live, since when, and what changed with it')
    .action(async () => {
      const { generation, versions } = await liveSite();
      const history = await readHistory(store);
      say(`generation ${generation}`);
      for (const [name, version] of Object.entries(versions)) {
        const first = history.findLastIndex((entry) => entry.versions[name] !== version) + 1;
        const from = history[first];
        const source = from?.sources?.[name];
        const commit = source && ` from ${source.commit}${source.dirty ? ' and what was not committed' : ''}`;
        say(
          `  ${name.padEnd(14)} ${version}  ${from ? `since ${since(from.at)} (${from.action})` : ''}${commit ?? ''}`,
        );
      }
      const settings = await readSettings(store);
      if (settings) say(settingsLines(settings).join('; '));
      const last = history.at(-1);
      if (last) {
        say(`last change: ${last.action} at ${since(last.at)}: ${changesOf(last)}`);
        const circumstances = circumstancesOf(last);
        if (circumstances) say(`  ${circumstances}`);
      }
      const before = generationTimeline(history).at(-2);
      if (before) say(`rollback goes back to generation ${before.generation} of ${since(before.at)}`);
      for (const preview of readPreviews(store)) {
        const { name, generation, until, by, reason } = preview;
        const who = [by && `by ${by.user}`, reason && `"${reason}"`].filter(Boolean).join(', ');
        say(
          `preview ${name} at ${addressOf(name, settings?.siteUrl ?? 'http://localhost')}: ${appsOf(preview)} in generation ${generation}, until ${until.slice(0, 10)}${who && ` [${who}]`}`,
        );
      }
    });
}
