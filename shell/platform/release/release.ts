import { changedApps } from '../store/history';
import { pushGeneration } from '../store/push';
import { readShown, readState } from '../store/state';
import type { StoreAccess } from '../store/state.contract';
import { check } from './prepare/check';
import { compose } from './prepare/compose';
import { prepare } from './prepare/prepare';
import type { Released, ReleaseRequest } from './release.contract';
import { switchState } from './switch/switchState';

/**
 * Makes the requested versions live, in five steps. A failure before the switch leaves the live site as it was, and a kill at
 * any instant leaves the old site or the new one. Where another process switches first, all five begin again on its
 * state. The caller holds the folder's lock.
 *
 * @throws ReleaseError with the reason and the cure where the release is refused
 */
export async function release(access: StoreAccess, request: ReleaseRequest): Promise<Released> {
  const { store, siteFolder, log } = access;
  // Where the command began: what changed since then is another's release.
  const base = request.base ?? readShown(siteFolder) ?? (await readState(store)).state;
  for (;;) {
    // The newest state with the request on it, or a refusal where another release changed the same app.
    const preparation = await prepare(access, request, base);
    const { live } = preparation.seen.state;

    // All documents, whole in this machine's folder; sections' code runs in a child process without keys.
    const composition = await compose(access, preparation);

    // Findings, lost pages, the plan for people, changed pages in a browser.
    const accepted = await check(access, request, preparation, composition);

    const { generation, versions } = composition;
    const released = { generation, versions, changed: changedApps(live?.versions, versions) };
    if (request.dryRun) log(`Generation ${generation} is ready; the live site is unchanged.`);
    if (request.dryRun || live?.generation === generation) return { ...released, switched: false };

    // Publish: the store that decides gets what it lacks; nothing is live yet.
    await pushGeneration(store, siteFolder, generation);

    // Swap the state if it is still the one of the first step; site servers follow within a poll.
    if (await switchState(access, request, preparation, released, accepted))
      return { ...released, switched: true };
  }
}
