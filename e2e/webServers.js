/** The composed site on a port, built and composed first where it is stale; looked at in a browser, if it is to be. */
export const siteServer = (at, { looked = true } = {}) => ({
  command: looked ? 'npm start' : 'npm start -- --skip-browser',
  url: `http://localhost:${at}/`,
  timeout: 600_000,
  stdout: 'pipe',
});

/** Its store and its data, in folders of the tests' own. */
export const storage = (name) => ({
  // Not the developer's own .env, whose mail server is a real one.
  ENV_FILE: '/dev/null',
  SITE_DIR: `.cache/e2e-${name}`,
  DATA_DIR: `.cache/e2e-${name}-data`,
  SUBMISSIONS_PER_MINUTE: '1000',
  LOG_LEVEL: 'error',
});
