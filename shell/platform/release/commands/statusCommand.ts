import type { Command } from 'commander';
import { appsHere, root } from 'shared-content/artifact/paths';
import { builtFrom } from 'shared-content/artifact/buildInputs';
import type { AppName } from 'shared-content/federation';
import { readCanary } from '../../store/state';
import { getChanges, getCircumstances, readHistory, since, getSources, wentLive } from '../../store/history';
import { readPreviews } from '../../store/previews';
import { readSettings, settingsLines } from '../../store/SiteSettings';
import { generationTimeline } from '../../store/timeline';
import { countCommitsBehind } from './countCommitsBehind';
import { canaryLine } from './canaryCommand';
import { liveSite, say, store } from './context';
import { previewLine } from './previewCommand';

/** Telemetry of visitors, where this machine can reach the API's database. */
async function metLines(): Promise<readonly string[]> {
  try {
    // This module brings the database's client, which takes half of the program's loading time.
    const { encounterLines } = await import('api/encounters');
    return await encounterLines(process.env);
  } catch (error) {
    return [`not known here: ${error instanceof Error ? error.message : String(error)}`];
  }
}

export function statusCommand(program: Command): void {
  program
    .command('status')
    .description(
      'what is live, since when, what changed with it, how far it is behind this checkout, and what visitors meet',
    )
    .action(async () => {
      const { generation, versions } = await liveSite();
      const history = await readHistory(store);
      say(`generation ${generation}`);
      // A section in a repository of its own knows only itself.
      const here = new Set<string>(appsHere().map(({ name }) => name));
      const sources = await getSources(store, versions, Object.keys(versions));
      for (const [name, version] of Object.entries(versions)) {
        const from = wentLive(history, name, version);
        const source = from?.sources?.[name];
        const commit = source && ` from ${source.commit}${source.dirty ? ' and what was not committed' : ''}`;
        say(
          `  ${name.padEnd(14)} ${version}  ${from ? `since ${since(from.at)} (${from.action})` : ''}${commit ?? ''}`,
        );
        const builtAt = here.has(name) ? sources[name]?.commit : undefined;
        const behind = builtAt && (await countCommitsBehind(root, builtAt, builtFrom(name as AppName)));
        if (behind) say(`  ${''.padEnd(14)} ${behind}`);
      }
      const settings = await readSettings(store);
      if (settings) say(settingsLines(settings).join('; '));
      const last = history.at(-1);
      if (last) {
        say(`last change: ${last.action} at ${since(last.at)}: ${getChanges(last)}`);
        const circumstances = getCircumstances(last);
        if (circumstances) say(`  ${circumstances}`);
      }
      say('what visitors met');
      for (const line of await metLines()) say(`  ${line}`);
      const before = generationTimeline(history).at(-2);
      if (before) say(`rollback goes back to generation ${before.generation} of ${since(before.at)}`);
      const canary = readCanary(store);
      if (canary) {
        say(canaryLine(canary));
        for (const [app, version] of Object.entries(canary.to))
          say(`  ${app.padEnd(14)} ${version}  live: ${versions[app] ?? 'not there'}`);
      }
      for (const preview of readPreviews(store))
        say(previewLine(preview, settings?.siteUrl ?? 'http://localhost'));
    });
}
