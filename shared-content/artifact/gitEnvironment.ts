/**
 * The environment for a git process that must find the repository of its own folder. In a hook or a worktree, the caller's
 * GIT_DIR and similar variables would name another repository.
 */
export const gitEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^GIT_/.test(name)),
  ) as NodeJS.ProcessEnv;
