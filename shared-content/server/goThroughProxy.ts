import { StartError } from './startError';

/** The proxy for outgoing requests of one protocol. */
export interface Proxy {
  /** The environment variable that names the proxy. */
  readonly name: string;
  readonly url: URL;
}

const loopback = 'localhost,127.0.0.1,[::1]';

/**
 * Reads the proxies of HTTPS_PROXY and HTTP_PROXY, as curl does: in capitals or not, with or without `http://`.
 *
 * @throws StartError where a value names no usable proxy
 */
export function readProxies(env: NodeJS.ProcessEnv): Proxy[] {
  return ['https_proxy', 'http_proxy'].flatMap((lower) => {
    const name = [lower, lower.toUpperCase()].find((one) => env[one]?.trim());
    if (name === undefined) return [];
    const value = env[name]!.trim();
    const address = value.includes('://') ? value : `http://${value}`;
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (!url || !/^https?:$/.test(url.protocol))
      throw new StartError(
        `${name} must be the URL of an HTTP proxy such as http://proxy.example.com:3128; write # @ / : ? % of a password as %23 %40 %2F %3A %3F %25`,
      );
    return [{ name, url }];
  });
}

/**
 * Sends fetch and the bucket's client through the proxies, except for NO_PROXY and this machine. Mail and database
 * connect directly, because they speak other protocols.
 */
export async function goThroughProxy(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const proxies = readProxies(env);
  if (proxies.length === 0) return;
  for (const { name, url } of proxies) env[name] = url.href;
  env.no_proxy = [env.no_proxy ?? env.NO_PROXY, loopback].filter(Boolean).join();
  // Node's own fetch uses the dispatcher that this package sets. From Node 24 on, Node reads these variables itself.
  const { EnvHttpProxyAgent, setGlobalDispatcher } = await import('undici');
  setGlobalDispatcher(new EnvHttpProxyAgent());
}
