/**
 * The environment for a git that is to find the repository of its folder: in a hook or a worktree, GIT_DIR and the
 * like of who called would name another one.
 */
export const gitEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^GIT_/.test(name)),
  ) as NodeJS.ProcessEnv;
