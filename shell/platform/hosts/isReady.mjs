// Health check of a container: whether this machine's site server serves, or its API where that runs alone.
const paths = ['/readyz', '/api/readyz'];
const port = process.env.PORT || 3000;
const ask = (path) =>
  fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(4_000) }).then(
    ({ status }) => status,
    () => 0,
  );
// An API that runs alone has no documents, and no address /readyz.
const [site, api] = await Promise.all(paths.map(ask));
process.exit((site === 404 ? api : site) === 200 ? 0 : 1);
