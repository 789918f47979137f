import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

export interface ScriptProxy {
  readonly url: string;
  /** Paths of the site's scripts in the order of the browser's network requests. */
  readonly asked: string[];
  /** Holds scripts from now on; the returned function lets them through. */
  readonly hold: () => () => void;
  /** Makes these scripts missing from now on. */
  readonly lose: (scripts: RegExp) => void;
  readonly close: () => Promise<void>;
}

const recorderPath = '/__recorder.js';

/**
 * A proxy in front of the site that sees what really leaves the browser. The browser's own interception would switch
 * off the cache, which prefetching needs.
 * @param recorder a script that every document runs first
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
      // A body that will be changed must not be compressed.
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
