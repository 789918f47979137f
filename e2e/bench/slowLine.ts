import { type Socket, connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Served } from './serveFolder';

/** Lighthouse's slow 4G: 150 ms there and back, 1.6 Mbit/s. */
const halfTrip = 75;
const bytesPerMs = 1_638.4 / 8;

/** Passes bytes on after half a round trip, at the line's rate. All connections share the line. */
function pass(from: Socket, to: Socket, line: { free: number }): void {
  from.on('data', (bytes) => {
    line.free = Math.max(line.free, Date.now()) + bytes.length / bytesPerMs;
    setTimeout(() => to.writable && to.write(bytes), line.free - Date.now() + halfTrip);
  });
  from.on('close', () => setTimeout(() => to.end(), Math.max(0, line.free - Date.now()) + halfTrip));
  from.on('error', () => to.destroy());
}

/**
 * Opens a slow line to a server: every connection takes a round trip to open, and then slow 4G's time. A browser's own
 * throttling leaves out what speculation rules fetch.
 *
 * @returns the line's origin, and a function that closes it
 */
export async function openSlowLine(origin: string): Promise<Served> {
  const { hostname, port } = new URL(origin);
  const down = { free: 0 };
  const up = { free: 0 };
  const sockets = new Set<Socket>();
  const server = createServer({ pauseOnConnect: true }, (visitor) => {
    sockets.add(visitor);
    visitor.on('close', () => sockets.delete(visitor));
    const site = connect(Number(port), hostname);
    pass(visitor, site, up);
    pass(site, visitor, down);
    setTimeout(() => visitor.resume(), 2 * halfTrip);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
