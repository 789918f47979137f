import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../apiContext';
import { bearsToken } from '../http/bearsToken';
import { type Bounce, suppressAddress } from '../storage/subscribers/subscription';

/**
 * A mail provider's webhook. It reports addresses that bounce or complain, and these get no more newsletters. The
 * route exists only with a BOUNCE_TOKEN, which the provider sends as Basic auth password or bearer token.
 */
export async function bouncesRoute(
  server: FastifyInstance,
  { config, storage, mailWorker }: ApiContext,
): Promise<void> {
  const { bounceToken } = config;
  if (bounceToken === undefined) return;
  server.post(
    '/newsletter/bounces',
    {
      // SendGrid tells of a thousand events at once.
      bodyLimit: 1024 * 1024,
      config: { anyOrigin: true },
      onRequest: async (request, reply) => {
        if (bearsToken(request, bounceToken)) return;
        return reply.code(401).header('www-authenticate', 'Basic realm="bounces"').send({ success: false });
      },
    },
    async (request) => {
      let suppressed = 0;
      for (const bounce of parseBounces(request.body))
        if (await suppressAddress(storage.db, bounce, { webhook: config.webhook !== undefined }))
          suppressed += 1;
      if (suppressed > 0) {
        request.log.info({ suppressed }, 'Bounces: these addresses get no more newsletters');
        mailWorker.wake();
      }
      return { success: true, suppressed };
    },
  );
}

type Fields = Readonly<Record<string, unknown>>;

/** Names of an event and its type, as the providers write them: Postmark, SendGrid, Mailgun, Brevo, the plain form. */
const complaints = /^(SpamComplaint|spamreport|complained|spam|complaint)\b/;
// SendGrid's `bounce blocked` is a temporary refusal; Postmark's other types of bounces are temporary, too.
const bounces =
  /^(Bounce (HardBounce|BadEmailAddress)|bounce(?! blocked)|failed permanent|hard_bounce|invalid_email)\b/;

/**
 * Reads what Postmark, SendGrid, Mailgun and Brevo send, and the plain form { "email", "kind": "bounce" | "complaint",
 * "reason" } for any other. Only permanent bounces and complaints count. Other events are ignored, so a provider may
 * send all of them.
 */
export function parseBounces(body: unknown): Bounce[] {
  const events = (Array.isArray(body) ? body : [body]).filter(isFields);
  return events.flatMap((event) => {
    const given = isFields(event['event-data']) ? event['event-data'] : event;
    const email = given.email ?? given.Email ?? given.recipient;
    const name = given.kind ?? given.event ?? given.RecordType;
    const what = [name, given.type ?? given.Type ?? given.severity].filter(Boolean).join(' ');
    const kind = complaints.test(what) ? 'complaint' : bounces.test(what) ? 'bounce' : undefined;
    if (kind === undefined || typeof email !== 'string' || !email.includes('@')) return [];
    return [{ email, kind, reason: String(given.reason ?? given.Description ?? what) }];
  });
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
