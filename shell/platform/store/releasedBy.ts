import { hostname, userInfo } from 'node:os';
import type { ObjectStore } from './objects/ObjectStore';
import type { Circumstances, ReleasedBy } from './state.contract';

export function releasedBy(env: NodeJS.ProcessEnv = process.env): ReleasedBy {
  const github =
    env.GITHUB_RUN_ID &&
    `${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}/actions/runs/${env.GITHUB_RUN_ID}`;
  const run = github || env.CI_JOB_URL || env.BUILD_URL;
  const user = env.GITHUB_ACTOR || env.GITLAB_USER_LOGIN || userName();
  return { user, host: hostname(), ...(run && { run }) };
}

/** A container may run under a user id that has no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}

/** When, by whom and why something is changed now. */
export const createCircumstances = (store: ObjectStore, reason: string | undefined): Circumstances => ({
  at: store.now().toISOString(),
  by: releasedBy(),
  ...(reason && { reason }),
});
