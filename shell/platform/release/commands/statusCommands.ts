import { describeTelemetry } from 'api/telemetry';
import type { Command } from 'commander';
import {
  formatChanges,
  formatCircumstances,
  formatTime,
  generationTimeline,
  getSwitchEntry,
} from '../../store/history';
import { settingsLines } from '../../store/SiteSettings';
import type { Versions } from '../../store/state.contract';
import { requireLiveSite, log, siteFolder } from './context';
import { parseCount, parseOrigin } from './options';
import { compareSite } from '../review/compareSite';
import { getPoll } from '../../store/storeAccess';

/** Says which failures visitors met with the live versions, where this machine may read the site's metrics. */
async function printTelemetry(env: NodeJS.ProcessEnv, live: Versions): Promise<void> {
  log('what visitors met');
  const lines = await describeTelemetry(env, live).catch(({ message }: Error) => [
    `not known here: ${message}`,
  ]);
  for (const line of lines) log(`  ${line}`);
}

async function printStatus(): Promise<void> {
  const { generation, versions } = requireLiveSite();
  const { history = [], settings } = siteFolder.shown() ?? {};
  log(`generation ${generation}`);
  for (const [app, version] of Object.entries(versions)) {
    const from = getSwitchEntry(history, app, version);
    const source = from?.sources?.[app];
    const when = from ? `since ${formatTime(from.at)} (${from.action})` : '';
    const commit = source && ` from ${source.commit}${source.dirty ? ' and uncommitted changes' : ''}`;
    log(`  ${app.padEnd(14)} ${version}  ${when}${commit ?? ''}`);
  }
  if (settings) log(settingsLines(settings).join('; '));
  const last = history.at(-1);
  if (last) log(`last change: ${last.action} at ${formatTime(last.at)}: ${formatChanges(last)}`);
  if (last && formatCircumstances(last)) log(`  ${formatCircumstances(last)}`);
  await printTelemetry(process.env, versions);
  const before = generationTimeline(history).at(-2);
  if (before) log(`rollback goes back to generation ${before.generation} of ${formatTime(before.at)}`);
}

export function statusCommand(program: Command): void {
  program
    .command('status')
    .description('show live versions with their commits, the last change, and failures of visitors')
    .option(
      '--site <origin>',
      'compare every page of this address with what is live, and say what its visitors met',
      parseOrigin,
    )
    .option('--timeout <seconds>', 'time limit for caches and servers to show it', parseCount, 60)
    .action(async ({ site, timeout }: { site?: string; timeout: number }) => {
      const { versions } = requireLiveSite();
      if (site === undefined) return printStatus();
      const poll = getPoll(process.env);
      const requests = await compareSite({ siteFolder, origin: site, timeout, poll });
      log(`${site} shows what is live: ${requests} answers as composed, twice`);
      await printTelemetry({ ...process.env, SITE_URL: site }, versions);
    });
}

export function historyCommand(program: Command): void {
  program
    .command('history')
    .description('list all switches of the live site, newest first')
    .option('--most <n>', 'how many', parseCount, 20)
    .action(async ({ most }: { most: number }) => {
      const { history = [] } = siteFolder.shown() ?? {};
      if (history.length === 0) log(`Nothing was released in ${siteFolder.path} yet.`);
      for (const entry of history.toReversed().slice(0, most)) {
        const circumstances = formatCircumstances(entry);
        log(
          `${formatTime(entry.at)}  ${entry.generation}  ${entry.action.padEnd(9)} ${formatChanges(entry)}${circumstances && ` [${circumstances}]`}`,
        );
      }
    });
}
