import { once } from 'node:events';
import { connect } from 'node:net';
import { Redis } from 'ioredis';
import { fail, type Finding, ok, warn } from 'shared-content/server/finding';
import { readProxies } from 'shared-content/server/goThroughProxy';
import type { Config } from '../config/config';
import { errorLine } from '../http/errorLine';

const patience = 10_000;

/** Checks the channels besides mail that inform the owner, and the other servers. Each is only asked whether it answers. */
export async function checkChannels(
  config: Pick<Config, 'webhook' | 'heartbeatUrl' | 'redisUrl' | 'desk' | 'production'>,
): Promise<Finding[]> {
  const { webhook, heartbeatUrl, redisUrl, desk } = config;
  const second =
    webhook || heartbeatUrl
      ? []
      : [
          warn(
            'channel',
            'no channel reports that mail itself fails',
            'set WEBHOOK_URL, or HEARTBEAT_URL of a watchdog that misses a beat',
          ),
        ];
  return [
    ...second,
    ...(await Promise.all([
      ...(webhook ? [checkUrl('WEBHOOK_URL', webhook.url)] : []),
      ...(heartbeatUrl ? [checkUrl('HEARTBEAT_URL', heartbeatUrl)] : []),
      ...(redisUrl ? [checkRedis(redisUrl)] : []),
      ...(desk?.url ? [checkDesk(desk.url)] : []),
    ])),
  ];
}

/** Sends OPTIONS, which changes nothing anywhere. Any answer shows that the server is up. */
async function checkUrl(name: string, url: string): Promise<Finding> {
  try {
    await fetch(url, { method: 'OPTIONS', signal: AbortSignal.timeout(patience) });
    return ok('channel', `${name} answers`);
  } catch (error) {
    return fail('channel', `${name} cannot be reached: ${errorLine(error)}`, `correct ${name}`);
  }
}

async function checkRedis(url: string): Promise<Finding> {
  const client = new Redis(url, { lazyConnect: true, connectTimeout: patience, retryStrategy: () => null });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.ping();
    return ok('redis', 'it answers');
  } catch (error) {
    return fail('redis', `it cannot be used: ${errorLine(error)}`, 'correct REDIS_URL, or start Redis');
  } finally {
    client.disconnect();
  }
}

async function checkDesk(url: string): Promise<Finding> {
  try {
    const answer = await fetch(`${url}/sign-in`, {
      signal: AbortSignal.timeout(patience),
      redirect: 'manual',
    });
    const isDesk = (await answer.text()).includes('/desk.css');
    return isDesk
      ? ok('desk', `${url} shows the desk's door`)
      : warn(
          'desk',
          `${url} answers ${answer.status}, and not as the desk`,
          'let its proxy lead to DESK_PORT',
        );
  } catch (error) {
    return warn(
      'desk',
      `${url} cannot be reached from here: ${errorLine(error)}`,
      'start the site, or its proxy',
    );
  }
}

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
