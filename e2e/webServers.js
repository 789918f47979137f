/**
 * The composed site on a port. A stale one is first built and composed. The specs open every page as the browser gate
 * would, and browserGate.spec.ts and releases.spec.ts test the gate.
 */
export const siteServer = (at) => ({
  command: 'npm start -- --skip-browser',
  url: `http://localhost:${at}/`,
  // It answers with the former site while it builds.
  wait: { stdout: /Ready:/ },
  timeout: 600_000,
  stdout: 'pipe',
});

/** Its store and its data, in the tests' own folders. */
export const storage = (name) => ({
  // Not the developer's own .env, whose mail server is a real one.
  ENV_FILE: '/dev/null',
  SITE_DIR: `.cache/e2e-${name}`,
  DATA_DIR: `.cache/e2e-${name}-data`,
  SUBMISSIONS_PER_MINUTE: '1000',
  LOG_LEVEL: 'error',
});
