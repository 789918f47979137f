import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import path from 'node:path';
import { send } from '@fastify/send';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';

/**
 * Serves an exported folder as static hosts do: `/services` is services.html, and an unknown address gets 404.html.
 *
 * @throws ReleaseError where the folder is no export
 */
export async function serveExport(folder: string, port: number, host: string): Promise<Server> {
  const notFound = path.join(folder, '404.html');
  if (!existsSync(notFound))
    throw new ReleaseError(
      `${folder} is no exported site: npm run export or npm run release -- --dry-run --out writes one.`,
    );
  const server = createServer((request, reply) => {
    const [url = '/'] = (request.url ?? '/').split('?', 1);
    const isDocument = existsSync(path.join(folder, `${url}.html`));
    const name = url === '/' ? '/index.html' : isDocument ? `${url}.html` : url;
    void send(request, name, { root: folder, index: false }).then(({ type, statusCode, headers, stream }) => {
      if (type !== 'error') return stream.pipe(reply.writeHead(statusCode, headers));
      reply.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      return createReadStream(notFound).pipe(reply);
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
