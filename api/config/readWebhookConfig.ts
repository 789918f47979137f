import { isLoopbackUrl } from 'shared-content/server/isLoopbackHost';
import type { VariableReader } from './variableReader';

export type WebhookConfig = NonNullable<ReturnType<typeof readWebhookConfig>>;

/** `whsec_` and 24 to 64 bytes in base64, as the specification of Standard Webhooks requires. */
const secretPattern = /^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/;

/** Reads WEBHOOK_URL, and WEBHOOK_SECRET, which signs calls of JSON. Without it, each call is a line of text for a chat. */
export function readWebhookConfig(read: VariableReader) {
  const url = read.url('WEBHOOK_URL', ['https:', 'http:']);
  if (url?.startsWith('http:') && !isLoopbackUrl(url))
    read.problem(
      'WEBHOOK_URL',
      'must be an https:// URL unless it is on this machine: it carries what visitors wrote',
    );
  if (url === undefined && read.text('WEBHOOK_SECRET'))
    read.problem('WEBHOOK_URL', 'is required together with WEBHOOK_SECRET');
  const secret = read.pattern(
    'WEBHOOK_SECRET',
    secretPattern,
    'whsec_ and 24 to 64 random bytes in base64 (echo "whsec_$(openssl rand -base64 32)")',
  );
  return url === undefined ? undefined : { url, secret };
}
