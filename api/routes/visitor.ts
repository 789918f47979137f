import type { FastifyRequest } from 'fastify';

/** How a request arrived. It reveals nothing that its sender does not know or cannot find out. */
export interface SeenVisitor {
  /** The origin that the forms compare with the browser's. */
  readonly origin: string;
  readonly address: string;
  /** How X-Forwarded-For was treated. */
  readonly forwarded: 'believed' | 'ignored' | 'absent';
}

/** GET /visitor, for the doctor and operators: the visitor as the server sees it through the proxies in between. */
export async function visitorRoute(request: FastifyRequest): Promise<SeenVisitor> {
  const sent = request.headers['x-forwarded-for'] !== undefined;
  return {
    origin: `${request.protocol}://${request.host}`,
    address: request.ip,
    forwarded: !sent ? 'absent' : (request.ips?.length ?? 0) > 1 ? 'believed' : 'ignored',
  };
}
