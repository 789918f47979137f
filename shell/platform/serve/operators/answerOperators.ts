import type { Encounters } from 'api/encounters';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { securityHeaders, strictPolicy } from '../../http/securityHeaders';
import type { SiteFolder } from '../../store/SiteFolder';
import { authorizeOperator } from './authorizeOperator';
import { operatorsPage, operatorsPolicy } from './operatorsPage';
import { readOverview } from './readOverview';

export const operatorsPath = '/operators';

const never = {
  ...securityHeaders,
  'Content-Security-Policy': strictPolicy,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
};

interface OperatorsOptions {
  readonly siteFolder: SiteFolder;
  readonly siteName: string;
  readonly token: string | undefined;
  readonly siteUrl: string;
  readonly readEncounters: (() => Promise<Encounters>) | undefined;
}

/**
 * Answers an operator with the operators' page.
 *
 * @returns undefined for anyone else: they get the answer of an unknown page
 */
export async function answerOperators(
  request: FastifyRequest,
  reply: FastifyReply,
  { siteFolder, siteName, token, siteUrl, readEncounters }: OperatorsOptions,
): Promise<FastifyReply | undefined> {
  const access = authorizeOperator(request.raw, token, siteUrl);
  if (access === 'closed') return undefined;
  if (access !== 'open')
    return reply
      .code(303)
      .headers({ ...never, 'Set-Cookie': access.key, Location: operatorsPath })
      .send();
  const overview = await readOverview(siteFolder, readEncounters);
  if (!overview) return undefined;
  return reply
    .headers({
      ...never,
      'Content-Security-Policy': operatorsPolicy,
      'Content-Type': 'text/html; charset=utf-8',
    })
    .send(operatorsPage(overview, siteName));
}
