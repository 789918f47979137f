import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

export interface ScriptProxy {
  readonly url: string;
  /** Paths of the site's scripts in the order in which the browser asked the network for them. */
  readonly asked: string[];
  /** From now on scripts wait; the function that it returns lets them through. */
  readonly hold: () => () => void;
  /** From now on there are no such scripts. */
  readonly lose: (scripts: RegExp) => void;
  readonly close: () => Promise<void>;
}

const recorderPath = '/__recorder.js';

/**
 * Stands before the site and sees what really leaves the browser: its own interception would switch the cache off,
 * and prefetching lives by the cache.
 *
 * @param recorder a script that every document runs before all else
 */
export async function scriptProxy(site: string, recorder?: string): Promise<ScriptProxy> {
  const asked: string[] = [];
  let gate = Promise.resolve();
  let lost: RegExp | undefined;
  const server = createServer((incoming, outgoing) => {
    const url = incoming.url ?? '/';
    if (recorder !== undefined && url === recorderPath)
      return outgoing.setHeader('Content-Type', 'text/javascript').end(recorder);
    // A second attempt has a query.
    const isScript = /^\/assets\/.*\.js(\?|$)/.test(url);
    if (isScript) asked.push(url);
    if (isScript && lost?.test(url)) return outgoing.writeHead(404).end();
    const forward = () => {
      const { method, headers } = incoming;
      // What is to be changed must come as it reads.
      const plain = recorder === undefined ? {} : { 'accept-encoding': 'identity' };
      const options = { method, headers: { ...headers, ...plain } };
      const upstream = request(new URL(url, site), options, (answer) => pass(answer, outgoing, recorder));
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
    lose: (scripts) => (lost = scripts),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function pass(answer: IncomingMessage, outgoing: ServerResponse, recorder: string | undefined): void {
  const { statusCode = 502, headers } = answer;
  const isDocument = headers['content-type']?.startsWith('text/html');
  if (recorder === undefined || !isDocument || statusCode === 304) {
    outgoing.writeHead(statusCode, headers);
    answer.pipe(outgoing);
    return;
  }
  text(answer).then(
    (html) => {
      const body = html.replace('<head>', `<head><script src="${recorderPath}"></script>`);
      outgoing.writeHead(statusCode, { ...headers, 'content-length': Buffer.byteLength(body) });
      outgoing.end(body);
    },
    () => outgoing.destroy(),
  );
}
