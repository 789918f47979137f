import type { FastifyInstance } from 'fastify';
import { moved, securityHeaders } from '../http/securityHeaders';

/**
 * Redirects pages asked for under another form of the site's host to the same page of the site. Scripts of an open
 * page go on loading under the other name; its forms are refused there, unless ALLOWED_ORIGINS has it.
 */
export function redirectOtherNames(server: FastifyInstance, siteUrl: string): void {
  const isPage = (url: string) => !/^(?:https?:\/\/[^/?]*)?\/(?:api|assets|captcha)(?:[/?]|$)/.test(url);
  server.addHook('onRequest', async ({ method, url, headers }, reply) => {
    if (!['GET', 'HEAD'].includes(method) || !isPage(url) || !isOtherName(headers.host, siteUrl)) return;
    return reply
      .code(301)
      .headers({ ...securityHeaders, 'Cache-Control': moved })
      .header('Location', siteUrl + (url.startsWith('/') ? url : '/'))
      .send();
  });
}

const sibling = (name: string) => (name.startsWith('www.') ? name.slice(4) : `www.${name}`);

/**
 * Whether a Host header is another form of SITE_URL's host: with or without www., or with the dot that ends a full
 * name. An unrelated name is not: it may be a proxy's name for this server, and a redirect could loop there.
 */
export function isOtherName(host: string | undefined, siteUrl: string): boolean {
  const own = new URL(siteUrl).hostname;
  const name = host?.toLowerCase().replace(/:\d+$/, '') ?? own;
  if (name === own || !own.includes('.') || /^[\d.]+$/.test(own)) return false;
  const plain = name.replace(/\.$/, '');
  return plain === own || plain === sibling(own);
}
