import { connect } from 'node:net';

/** Whether another program listens at an address of this machine. */
const isTaken = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.setTimeout(1_000, () => socket.destroy());
    socket.once('connect', () => (resolve(true), socket.destroy()));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
  });

/**
 * Tells the site's address. Browsers may resolve `localhost` to [::1]: where another program has the port there, it
 * names the plain address instead.
 *
 * @param address that the server listens on, such as `http://127.0.0.1:3000`
 */
export async function readyLines(address: string): Promise<string[]> {
  const { hostname, port } = new URL(address);
  if (hostname !== '127.0.0.1') return [`Ready: ${address} (site and /api)`];
  if (!(await isTaken('::1', Number(port))))
    return [`Ready: ${address.replace('127.0.0.1', 'localhost')} (site and /api)`];
  return [
    `Ready: ${address} (site and /api)`,
    `Another program has port ${port} on [::1], which browsers may use for localhost: open the address above, or set another PORT.`,
  ];
}
