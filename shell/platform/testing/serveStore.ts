import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { readConfig } from 'api/config';
import { siteServer } from '../serve/siteServer';
import type { SiteFolder } from '../store/SiteFolder';

const servers: FastifyInstance[] = [];
afterAll(async () => {
  for (const server of servers.splice(0)) await server.close();
});

export const silentConfig = readConfig({ LOG_LEVEL: 'silent' });

/** Serves a store without the API, on a free port; the server ends with its test file. */
export async function serveStore(
  of: SiteFolder,
  settings = silentConfig,
  addRoutes: (server: FastifyInstance) => void = () => {},
): Promise<{ server: FastifyInstance; origin: string }> {
  const server = await siteServer({ siteFolder: of, config: settings, withApi: false });
  servers.push(server);
  addRoutes(server);
  await server.listen({ port: 0, host: '127.0.0.1' });
  return { server, origin: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
}
