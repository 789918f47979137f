// A container's health check: whether this machine's site server, or its API alone, serves.
const paths = ['/readyz', '/api/readyz'];
const port = process.env.PORT || 3000;
const ask = (path) =>
  fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(4_000) }).then(
    ({ status }) => status,
    () => 0,
  );
// The API alone has no documents: /readyz is none of its addresses.
const [site, api] = await Promise.all(paths.map(ask));
process.exit((site === 404 ? api : site) === 200 ? 0 : 1);
