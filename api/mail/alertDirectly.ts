import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config';
import { newId } from '../storage/engine/identifiers';
import { createCallWebhook, webhookEvent } from './callWebhook';
import { longestSending, type SendMail } from './mailTransport';
import { type AlertName, composeAlert } from './ownerMails';

/** Informs the owner by mail and webhook past the queue, which is in the database that is away. Never rejects. */
export async function alertDirectly(
  { config, sendMail, log }: { config: Config; sendMail: SendMail; log: Pick<FastifyBaseLogger, 'error'> },
  name: AlertName,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  const id = newId();
  const createdAt = new Date();
  const alert = { id, createdAt, detail: { about: name, ...detail } };
  const stopping = AbortSignal.timeout(longestSending);
  const sendings = [
    sendMail(composeAlert(config, alert), { id, kind: 'alert', createdAt, stopping }),
    config.webhook
      ? createCallWebhook(config.webhook, config.desk?.url)(
          id,
          webhookEvent({ kind: 'alert-webhook', ...alert }),
          stopping,
        )
      : Promise.resolve(),
  ];
  for (const { status, reason } of (await Promise.allSettled(sendings)) as PromiseRejectedResult[])
    if (status === 'rejected') log.error({ err: reason }, 'The owner could not be informed');
}
