import { isLoopbackHost } from 'shared-content/server/isLoopbackHost';
import type { VariableReader } from './variableReader';

/** The webhook that informs the owner besides mail. */
export interface WebhookConfig {
  readonly url: string;
  /** Signs calls of JSON (Standard Webhooks). Without it, each call is a line of text for a chat. */
  readonly secret: string | undefined;
}

/** Whether a text is `whsec_` and 24 to 64 bytes in base64, as the specification of Standard Webhooks requires. */
function isSecret(text: string): boolean {
  const base64 = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text)?.[1];
  const bytes = base64 === undefined ? 0 : Buffer.from(base64, 'base64').length;
  return bytes >= 24 && bytes <= 64;
}

/** Reads WEBHOOK_URL and WEBHOOK_SECRET: with a secret, calls are signed; without one, the URL is a chat's. */
export function readWebhookConfig(read: VariableReader): WebhookConfig | undefined {
  const url = read.url('WEBHOOK_URL', ['https:', 'http:']);
  const secret = read.text('WEBHOOK_SECRET');
  if (url?.startsWith('http:') && !isLoopbackHost(new URL(url).hostname))
    read.problem(
      'WEBHOOK_URL',
      'must be an https:// URL unless it is on this machine: it carries what visitors wrote',
    );
  if (url === undefined && secret && !read.isWrong('WEBHOOK_URL'))
    read.problem('WEBHOOK_URL', 'is required together with WEBHOOK_SECRET');
  if (secret && !isSecret(secret))
    read.problem(
      'WEBHOOK_SECRET',
      'must be whsec_ and 24 to 64 random bytes in base64 (echo "whsec_$(openssl rand -base64 32)")',
    );
  return url === undefined ? undefined : Object.freeze({ url, secret });
}
