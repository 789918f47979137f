import path from 'node:path';
import { type Composer, composerFile, composerFormat } from '../../compose/composer.contract';
import { loadBundle } from '../../compose/loadBundle';
import { exists } from 'shared-content/artifact/durable';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import type { SiteFolder } from '../../store/SiteFolder';
import { composeApart } from './composeApart';

/**
 * Loads the composer of a published shell: its registry, checks, budgets and rendering.
 *
 * @param isUntrusted runs it in a process of its own
 */
export async function loadComposer(
  siteFolder: SiteFolder,
  shell: string,
  isUntrusted = false,
): Promise<Composer> {
  await siteFolder.build('shell', shell);
  const folder = siteFolder.bundles('shell', shell);
  const file = path.join(folder, composerFile);
  const load = async () =>
    isUntrusted
      ? composeApart(siteFolder, file)
      : (await loadBundle<{ composer: Composer }>(folder, {}, composerFile)).composer;
  const composer = (await exists(file)) ? await load() : undefined;
  if (composer?.composerFormat === composerFormat) return composer;
  throw new ReleaseError(
    `shell ${shell} was released by commands of another format, which this checkout cannot continue. Release all apps of this checkout (npm run release -- --all), or roll back a whole generation (npm run rollback -- --generation <id>).`,
  );
}
