import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';

/**
 * Tells of another program on [::1] of this server's port: browsers may resolve `localhost` to it.
 *
 * @param addresses that the server listens on
 */
export async function describeOtherProgram(
  addresses: readonly (AddressInfo | string)[],
): Promise<string | undefined> {
  const [first, ...others] = addresses;
  // A server on `localhost` listens on both.
  if (typeof first !== 'object' || others.length > 0) return undefined;
  if (!['127.0.0.1', '0.0.0.0'].includes(first.address)) return undefined;
  const { port } = first;
  const socket = connect({ host: '::1', port });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(1_000) });
    return `Another program has port ${port} on [::1], which browsers may use for localhost: open http://127.0.0.1:${port}, or set another PORT.`;
  } catch {
    return undefined;
  } finally {
    socket.destroy();
  }
}
