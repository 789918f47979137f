import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

/** A missing script is answered with 404, a hanging one never, a tampered one with other bytes. */
export type Loss = 'missing' | 'hanging' | 'tampered';

export interface ScriptProxy {
  readonly url: string;
  /** Paths of the site's scripts in the order of the browser's network requests. */
  readonly asked: string[];
  /** Holds scripts from now on; the returned function lets them through. */
  readonly hold: () => () => void;
  /** Breaks these scripts from now on. */
  readonly lose: (scripts: RegExp, way: Loss) => void;
  readonly close: () => Promise<void>;
}

const recorderPath = '/__recorder.js';

/**
 * A proxy in front of the site that sees what really leaves the browser. The browser's own interception would switch
 * off the cache, which prefetching needs.
 *
 * @param recorder a script that every document runs first
 */
export async function scriptProxy(site: string, recorder?: string): Promise<ScriptProxy> {
  const asked: string[] = [];
  let gate = Promise.resolve();
  let lost: { scripts: RegExp; way: Loss } | undefined;
  const server = createServer((incoming, outgoing) => {
    const url = incoming.url ?? '/';
    if (recorder !== undefined && url === recorderPath)
      return outgoing.setHeader('Content-Type', 'text/javascript').end(recorder);
    // A second attempt has a query.
    const isScript = /^\/assets\/.*\.js(\?|$)/.test(url);
    if (isScript) asked.push(url);
    const loss = isScript && lost?.scripts.test(url) ? lost.way : undefined;
    if (loss === 'hanging') return;
    if (loss === 'missing') return outgoing.writeHead(404).end();
    const forward = () => {
      const { method, headers } = incoming;
      // A body that will be changed must not be compressed.
      const plain = recorder === undefined && !loss ? {} : { 'accept-encoding': 'identity' };
      const options = { method, headers: { ...headers, ...plain } };
      const upstream = request(new URL(url, site), options, (answer) => {
        if (loss) change(answer, outgoing, (code) => `${code}\n`);
        else pass(answer, outgoing, recorder);
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
    lose: (scripts, way) => (lost = { scripts, way }),
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
  change(answer, outgoing, (html) => html.replace('<head>', `<head><script src="${recorderPath}"></script>`));
}

function change(answer: IncomingMessage, outgoing: ServerResponse, edit: (body: string) => string): void {
  const { statusCode = 502, headers } = answer;
  text(answer).then(
    (whole) => {
      const body = edit(whole);
      outgoing.writeHead(statusCode, { ...headers, 'content-length': Buffer.byteLength(body) });
      outgoing.end(body);
    },
    () => outgoing.destroy(),
  );
}
