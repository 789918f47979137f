import type { Command } from 'commander';
import { appsHere, root } from 'shared-content/artifact/paths';
import { builtFrom } from 'shared-content/artifact/buildInputs';
import type { AppName } from 'shared-content/federation';
import { readOverview } from '../../serve/operators/readOverview';
import { getChanges, getCircumstances, since } from '../../store/history';
import { readSettings, settingsLines } from '../../store/SiteSettings';
import { countCommitsBehind } from './countCommitsBehind';
import { canaryLine } from './canaryCommand';
import { liveSite, say, siteFolder } from './context';
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

async function sayStatus(): Promise<void> {
  await liveSite();
  const overview = await readOverview(siteFolder, undefined);
  if (!overview) return;
  const { apps, history, before, canary, previews } = overview;
  say(`generation ${overview.generation}`);
  // A section in a repository of its own knows only itself.
  const here = new Set<string>(appsHere().map(({ name }) => name));
  for (const { app, version, source, since: from } of apps) {
    const when = from ? `since ${since(from.at)} (${from.action})` : '';
    const commit = source && ` from ${source.commit}${source.dirty ? ' and uncommitted changes' : ''}`;
    say(`  ${app.padEnd(14)} ${version}  ${when}${commit ?? ''}`);
    const behind =
      source && here.has(app) && (await countCommitsBehind(root, source.commit, builtFrom(app as AppName)));
    if (behind) say(`  ${''.padEnd(14)} ${behind}`);
  }
  const settings = await readSettings(siteFolder);
  if (settings) say(settingsLines(settings).join('; '));
  const last = history.at(-1);
  if (last) say(`last change: ${last.action} at ${since(last.at)}: ${getChanges(last)}`);
  if (last && getCircumstances(last)) say(`  ${getCircumstances(last)}`);
  say('what visitors met');
  for (const line of await metLines()) say(`  ${line}`);
  if (before) say(`rollback goes back to generation ${before.generation} of ${since(before.at)}`);
  if (canary) say(canaryLine(canary));
  for (const preview of previews) say(previewLine(preview, settings?.siteUrl ?? 'http://localhost'));
}

export function statusCommand(program: Command): void {
  program
    .command('status')
    .description('show live versions, the last change, commits not yet live, and failures of visitors')
    .action(sayStatus);
}
