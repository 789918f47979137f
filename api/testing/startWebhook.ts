import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface ReceivedCall {
  /** The header `webhook-id`: the same for each attempt at one call. */
  id: string;
  type: string;
  data: Record<string, unknown>;
}

export interface TestWebhook {
  /** WEBHOOK_URL and WEBHOOK_SECRET. */
  env: { WEBHOOK_URL: string; WEBHOOK_SECRET: string };
  mood: 'accept' | 'fail' | 'drop' | 'redirect' | 'hang';
  /** Calls with a valid signature, whatever their answer. */
  received: ReceivedCall[];
  /** Reasons for rejected calls. */
  forged: string[];
  /** Breaks off the calls that the mood "hang" has left without an answer. */
  release: () => void;
  stop: () => Promise<void>;
}

/** A receiver as its operator would write one: it verifies each signature with the standard's library. */
export async function startWebhook(): Promise<TestWebhook> {
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const verifier = new Webhook(secret);
  const hanging: ServerResponse[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      try {
        const headers = request.headers as Record<string, string>;
        const body = verifier.verify(Buffer.concat(chunks).toString(), headers) as Omit<ReceivedCall, 'id'>;
        sink.received.push({ ...body, id: headers['webhook-id']! });
      } catch (error) {
        sink.forged.push((error as Error).message);
        return response.writeHead(401).end();
      }
      if (sink.mood === 'hang') return hanging.push(response);
      if (sink.mood === 'drop') return request.socket.destroy();
      if (sink.mood === 'redirect') return response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end();
      return response.writeHead(sink.mood === 'accept' ? 204 : 500).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sink: TestWebhook = {
    env: { WEBHOOK_URL: `http://127.0.0.1:${port}/hook`, WEBHOOK_SECRET: secret },
    mood: 'accept',
    received: [],
    forged: [],
    release: () => hanging.splice(0).forEach((response) => response.destroy()),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return sink;
}
