import type { FastifyRequest } from 'fastify';
import { maskAddress } from './maskAddress';

/** The page that sent a form: a path for our pages, an origin for another site's, or empty. */
export function getPage(request: FastifyRequest, siteUrl: string): string {
  const { referer } = request.headers;
  if (referer === undefined || !URL.canParse(referer)) return '';
  const { origin, pathname, host } = new URL(referer);
  const own = origin === siteUrl || host === request.host;
  return (own ? pathname : origin).slice(0, 200);
}

/** The visitor's address shortened to its network, as the privacy policy promises. */
export function getNetwork(request: FastifyRequest): string {
  return maskAddress(request.ip);
}
