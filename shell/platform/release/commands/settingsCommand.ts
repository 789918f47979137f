import type { Command } from 'commander';
import { readConfig } from 'api/config';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { getSettings, settingsLines } from '../../store/SiteSettings';
import { getLive } from '../../store/state';
import { refresh, swapState } from '../../store/storeAccess';
import { release } from '../release';
import { withRefreshedStore, log, siteFolder } from './context';
import { type SwitchCommandOptions, printReleased, getSwitchOptions, withSwitchOptions } from './options';

/** Reads the settings as `serve` would from the same environment, which must name the site. */
function readSettingsOfEnvironment() {
  if (!process.env.SITE_URL?.trim())
    throw new ReleaseError(
      'SITE_URL must be set: the origin of canonical links, such as https://www.example.com.',
    );
  return getSettings(readConfig(process.env));
}

export function settingsCommand(program: Command): void {
  const command = program
    .command('settings')
    .description('show the settings of all documents: origins of site and API, captcha')
    .action(async () => {
      const settings = siteFolder.shown()?.settings;
      for (const line of settings ? settingsLines(settings) : []) log(line);
    });
  const set = command
    .command('set')
    .description(
      'read SITE_URL, PUBLIC_API_URL, TURNSTILE_… from the environment (that of npm run serve), compose all documents with them and switch',
    );
  withSwitchOptions(set).action((options: SwitchCommandOptions) => {
    const settings = readSettingsOfEnvironment();
    return withRefreshedStore(async (access, state) => {
      if (!getLive(state)) {
        for (const line of settingsLines(settings)) log(line);
        if (options.dryRun) return;
        if (!(await swapState(access, await refresh(access), { settings })))
          throw new ReleaseError('Another command changed the store meanwhile. Run this one again.');
        log('Nothing is live yet: the first release is composed with these (npm run release -- --all).');
        return;
      }
      printReleased(
        await release(access, {
          ...getSwitchOptions(options, 'if installed'),
          action: 'settings',
          settings,
          versions: {},
        }),
        options,
      );
    });
  });
}
