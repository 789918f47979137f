import { once } from 'node:events';
import { connect } from 'node:net';
import { readProxies } from 'shared-content/server/goThroughProxy';
import { errorLine } from '../http/errorLine';
import { fail, ok, type Finding } from 'shared-content/server/finding';

/** Checks whether the proxies of HTTPS_PROXY and HTTP_PROXY answer, and reports what bypasses them. */
export async function checkProxy(env: NodeJS.ProcessEnv = process.env): Promise<Finding[]> {
  return Promise.all(
    readProxies(env).map(async ({ name, url: { protocol, hostname, port } }) => {
      const place = {
        host: hostname.replace(/[[\]]/g, ''),
        port: Number(port) || (protocol === 'https:' ? 443 : 80),
      };
      const socket = connect(place);
      socket.setTimeout(10_000, () => socket.destroy(new Error('no answer within 10 s')));
      try {
        await once(socket, 'connect');
        return ok(
          'proxy',
          `captcha, webhook and bucket go through ${hostname}:${place.port} (${name}), mail and database do not`,
        );
      } catch (error) {
        return fail(
          'proxy',
          `${name} names ${hostname}:${place.port}, which cannot be reached: ${errorLine(error)}`,
          `correct ${name}, unset it, or name in NO_PROXY what needs no proxy`,
        );
      } finally {
        socket.destroy();
      }
    }),
  );
}
