import 'shared-content/server/environment';
import { Command } from 'commander';
import { startErrorLine } from 'shared-content/server/startError';
import { readConfig, type Config } from 'api/config';
import { goThroughProxy } from 'shared-content/server/goThroughProxy';
import { examine } from 'api/doctor';
import {
  checkFolder,
  type Diagnosis,
  error,
  formatDiagnosis,
  ok,
  warning,
} from 'shared-content/server/diagnosis';
import { getSettings, settingsChanges } from './store/SiteSettings';
import { openSiteFolder } from './store/SiteFolder';
import type { SiteSettings } from './store/state.contract';

/** Checks that the release store exists, and fits the addresses and the captcha of this configuration. */
async function checkStore(config: Config): Promise<Diagnosis[]> {
  const check = 'store';
  const siteFolder = openSiteFolder(process.env);
  const folder = checkFolder('SITE_DIR', siteFolder.path);
  let settings: SiteSettings | null | undefined;
  try {
    settings = siteFolder.shown()?.settings;
  } catch (reason) {
    return [folder, error(check, (reason as Error).message, 'npm run verify')];
  }
  if (settings === undefined)
    return [
      folder,
      process.env.SITE_STORE
        ? warning(
            check,
            'SITE_DIR has no copy of SITE_STORE yet',
            'npm run serve makes it, once a release is live',
          )
        : warning(check, 'nothing is released yet', 'npm start or npm run release'),
    ];
  const changes = settingsChanges(settings, getSettings(config));
  return [
    folder,
    changes.length === 0
      ? ok(check, 'its documents fit this configuration')
      : error(
          check,
          `its documents were composed with other settings: ${changes.join('; ')}`,
          'npm run settings -- set, in this environment',
        ),
  ];
}

/** Runs `npm run doctor`: one line for each check; exits with 1 when an error keeps visitors from being served. */
async function doctor({ mail }: { mail: boolean }): Promise<void> {
  await goThroughProxy();
  const config = readConfig(process.env, { port: 3000 });
  const diagnoses = [...(await examine(config, { mail })), ...(await checkStore(config))];
  for (const diagnosis of diagnoses) console.log(formatDiagnosis(diagnosis));
  if (diagnoses.some(({ severity }) => severity === 'error')) process.exitCode = 1;
}

const program = new Command('doctor')
  .description('Tries a configuration from end to end before the first visitor does.')
  .option('--mail', 'send a test mail to each recipient', false)
  .action(doctor);
program.parseAsync().catch((reason: unknown) => {
  console.error(startErrorLine(reason) ?? reason);
  process.exit(1);
});
