import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

export interface Served {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Serves a folder unchanged, with its precompressed files, on a free port. */
export async function serveFolder(folder: string): Promise<Served> {
  const serve = sirv(folder, { brotli: true, gzip: true, extensions: ['html'] });
  const server = createServer((request, response) => serve(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
