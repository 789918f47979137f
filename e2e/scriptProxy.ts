import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ScriptProxy {
  readonly url: string;
  /** Paths of the site's scripts in the order in which the browser asked the network for them. */
  readonly asked: string[];
  /** From now on scripts wait; the function that it returns lets them through. */
  readonly hold: () => () => void;
  readonly close: () => Promise<void>;
}

/**
 * Stands before the site and sees what really leaves the browser: its own interception would switch the cache off,
 * and prefetching lives by the cache.
 */
export async function scriptProxy(site: string): Promise<ScriptProxy> {
  const asked: string[] = [];
  let gate = Promise.resolve();
  const server = createServer((incoming, outgoing) => {
    const isScript = /^\/assets\/.*\.js$/.test(incoming.url ?? '');
    if (isScript) asked.push(incoming.url ?? '');
    const forward = () => {
      const { method, headers } = incoming;
      const upstream = request(new URL(incoming.url ?? '/', site), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      upstream.on('error', () => outgoing.destroy());
      incoming.pipe(upstream);
    };
    if (isScript) void gate.then(forward);
    else forward();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    hold: () => {
      let release = (): void => {};
      gate = new Promise<void>((resolve) => (release = resolve));
      return release;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
