import { Redis } from 'ioredis';
import { type Diagnosis, error, ok, warning } from 'shared-content/server/diagnosis';
import type { Config } from '../config/config';
import { errorLine } from '../http/errorLine';
import { ask, patience } from './ask';

/** Checks the channels besides mail that inform the owner, and the other servers. Each is only asked whether it answers. */
export async function checkChannels({
  webhook,
  heartbeatUrl,
  redisUrl,
}: Pick<Config, 'webhook' | 'heartbeatUrl' | 'redisUrl'>): Promise<Diagnosis[]> {
  const found = await Promise.all([
    ...(webhook ? [checkUrl('WEBHOOK_URL', webhook.url)] : []),
    ...(heartbeatUrl ? [checkUrl('HEARTBEAT_URL', heartbeatUrl)] : []),
    ...(redisUrl ? [checkRedis(redisUrl)] : []),
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
