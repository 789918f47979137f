import type { SiteFolder } from '../../../store/SiteFolder';

/** Serves a generation that is not live yet with the site's own server, on a free port. */
export async function serveGeneration(siteFolder: SiteFolder, generation: string) {
  const [{ siteServer }, { readConfig }] = await Promise.all([
    import('../../../serve/siteServer'),
    import('api/config'),
  ]);
  const config = readConfig({ LOG_LEVEL: 'silent', SITE_URL: 'http://localhost' }, { port: 0 });
  const server = await siteServer({ siteFolder, config, withApi: false, generation });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  return { origin, close: () => server.close() };
}
