import { StartError } from './startError';

/** The proxy that outgoing requests of one protocol take. */
export interface Proxy {
  /** The variable that names it. */
  readonly name: string;
  readonly url: URL;
}

const loopback = 'localhost,127.0.0.1,[::1]';

/**
 * The proxies that HTTPS_PROXY and HTTP_PROXY name, in capitals or not, with or without `http://`, as curl reads them.
 *
 * @throws StartError where one names no proxy that can be used
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
 * Sends fetch and the bucket's client through those proxies, except for NO_PROXY and this machine. Mail and database
 * speak other protocols and connect directly.
 */
export async function goThroughProxy(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const proxies = readProxies(env);
  if (proxies.length === 0) return;
  for (const { name, url } of proxies) env[name] = url.href;
  env.no_proxy = [env.no_proxy ?? env.NO_PROXY, loopback].filter(Boolean).join();
  // Node's own fetch looks for its dispatcher where this package puts it. Node reads the variables itself from 24 on.
  const { EnvHttpProxyAgent, setGlobalDispatcher } = await import('undici');
  setGlobalDispatcher(new EnvHttpProxyAgent());
}
