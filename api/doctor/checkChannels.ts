import { connect } from 'node:net';
import { Redis } from 'ioredis';
import { type Diagnosis, error, ok, warning } from 'shared-content/server/diagnosis';
import { readProxies } from 'shared-content/server/goThroughProxy';
import type { Config } from '../config/config';
import { errorLine } from '../http/errorLine';
import { ask, patience, reach } from './ask';

/** Checks the channels besides mail that inform the owner, and the other servers. Each is only asked whether it answers. */
export async function checkChannels({
  webhook,
  heartbeatUrl,
  redisUrl,
  desk,
}: Pick<Config, 'webhook' | 'heartbeatUrl' | 'redisUrl' | 'desk'>): Promise<Diagnosis[]> {
  const found = await Promise.all([
    ...(webhook ? [checkUrl('WEBHOOK_URL', webhook.url)] : []),
    ...(heartbeatUrl ? [checkUrl('HEARTBEAT_URL', heartbeatUrl)] : []),
    ...(redisUrl ? [checkRedis(redisUrl)] : []),
    ...(desk?.url ? [checkDesk(desk.url)] : []),
  ]);
  if (webhook || heartbeatUrl) return found;
  const cure = 'set WEBHOOK_URL, or HEARTBEAT_URL of a watchdog that misses a beat';
  return [warning('channel', 'no channel reports that mail itself fails', cure), ...found];
}

/** Sends OPTIONS, which changes nothing anywhere. Any answer shows that the server is up. */
async function checkUrl(name: string, url: string): Promise<Diagnosis> {
  try {
    await ask(url, { method: 'OPTIONS' });
    return ok('channel', `${name} answers`);
  } catch (reason) {
    return error('channel', `${name} cannot be reached: ${errorLine(reason)}`, `correct ${name}`);
  }
}

async function checkRedis(url: string): Promise<Diagnosis> {
  const client = new Redis(url, { lazyConnect: true, connectTimeout: patience, retryStrategy: () => null });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.ping();
    return ok('redis', 'it answers');
  } catch (reason) {
    return error('redis', `it cannot be used: ${errorLine(reason)}`, 'correct REDIS_URL, or start Redis');
  } finally {
    client.disconnect();
  }
}

async function checkDesk(url: string): Promise<Diagnosis> {
  const check = 'desk';
  try {
    const answer = await ask(`${url}/sign-in`);
    return (await answer.text()).includes('/desk.css')
      ? ok(check, `${url} shows the desk's door`)
      : warning(
          check,
          `${url} answers ${answer.status}, and not as the desk`,
          'let its proxy lead to DESK_PORT',
        );
  } catch (reason) {
    const words = `${url} cannot be reached from here: ${errorLine(reason)}`;
    return warning(check, words, 'start the site, or its proxy');
  }
}

/** Checks whether the proxies of HTTPS_PROXY and HTTP_PROXY answer, and reports what bypasses them. */
export function checkProxy(env: NodeJS.ProcessEnv = process.env): Promise<Diagnosis[]> {
  return Promise.all(
    readProxies(env).map(async ({ name, url: { protocol, hostname, port } }) => {
      const host = hostname.replace(/[[\]]/g, '');
      const place = { host, port: Number(port) || (protocol === 'https:' ? 443 : 80) };
      const socket = connect(place);
      try {
        await reach(socket, 'connect');
        return ok(
          'proxy',
          `captcha, webhook and bucket go through ${hostname}:${place.port} (${name}), mail and database do not`,
        );
      } catch (reason) {
        return error(
          'proxy',
          `${name} names ${hostname}:${place.port}, which cannot be reached: ${errorLine(reason)}`,
          `correct ${name}, unset it, or name in NO_PROXY what needs no proxy`,
        );
      } finally {
        socket.destroy();
      }
    }),
  );
}
