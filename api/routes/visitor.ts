import type { FastifyRequest } from 'fastify';

/** How a request arrived, told to whoever sent it: nothing that its sender does not know or cannot find out. */
export interface SeenVisitor {
  /** As the forms compare it with a browser's Origin. */
  readonly origin: string;
  readonly address: string;
  /** What became of X-Forwarded-For. */
  readonly forwarded: 'believed' | 'ignored' | 'absent';
}

/** GET /visitor, for the doctor and for operators: who the server thinks is calling, through the proxies in between. */
export async function visitorRoute(request: FastifyRequest): Promise<SeenVisitor> {
  const sent = request.headers['x-forwarded-for'] !== undefined;
  return {
    origin: `${request.protocol}://${request.host}`,
    address: request.ip,
    forwarded: !sent ? 'absent' : (request.ips?.length ?? 0) > 1 ? 'believed' : 'ignored',
  };
}
