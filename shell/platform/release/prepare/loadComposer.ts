import path from 'node:path';
import { type Composer, composerFile, composerFormat } from '../../compose/composer.contract';
import { loadBundle } from '../../compose/loadBundle';
import { exists } from 'shared-content/artifact/durable';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import type { Store } from '../../store/Store';

/** Loads the composer of a published shell: its registry, checks, budgets and rendering. */
export async function loadComposer(store: Store, shell: string): Promise<Composer> {
  await store.build('shell', shell);
  const folder = store.bundles('shell', shell);
  const there = await exists(path.join(folder, composerFile));
  const { composer } = there
    ? await loadBundle<{ composer: Composer }>(folder, {}, composerFile)
    : { composer: undefined };
  if (composer?.composerFormat !== composerFormat) throw otherFormat(shell, there);
  return composer;
}

export const otherFormat = (shell: string, hasComposer: boolean): ReleaseError =>
  new ReleaseError(
    `shell ${shell} was released by ${hasComposer ? 'other' : 'older'} commands, which these cannot go on from. Release all apps of this checkout (npm run release -- --all), or a whole generation as it is (npm run rollback -- --generation <id>).`,
  );
