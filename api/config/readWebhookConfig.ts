import { isLoopbackHost } from 'shared-content/server/isLoopbackHost';
import type { VariableReader } from './variableReader';

/** The webhook that informs the owner besides mail: signed JSON (Standard Webhooks), or a line of text for a chat. */
export type WebhookConfig =
  | { readonly format: 'standard'; readonly url: string; readonly secret: string }
  | { readonly format: 'chat'; readonly url: string };

/** Whether a text is `whsec_` and 24 to 64 bytes in base64, as the specification of Standard Webhooks requires. */
function isSecret(text: string): boolean {
  const base64 = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text)?.[1];
  const bytes = base64 === undefined ? 0 : Buffer.from(base64, 'base64').length;
  return bytes >= 24 && bytes <= 64;
}

/** Reads WEBHOOK_URL, WEBHOOK_FORMAT and WEBHOOK_SECRET. Only the standard format has signed calls and so a secret. */
export function readWebhookConfig(read: VariableReader): WebhookConfig | undefined {
  const url = read.url('WEBHOOK_URL', ['https:', 'http:']);
  const secret = read.text('WEBHOOK_SECRET');
  const format = read.oneOf('WEBHOOK_FORMAT', ['standard', 'chat']) ?? 'standard';
  if (url && url.startsWith('http:') && !isLoopbackHost(new URL(url).hostname))
    read.problem(
      'WEBHOOK_URL',
      'must be an https:// URL unless it is on this machine: it carries what visitors wrote',
    );
  if (format === 'chat') {
    if (!url && !read.isWrong('WEBHOOK_URL'))
      read.problem('WEBHOOK_URL', 'is required together with WEBHOOK_FORMAT');
    if (secret)
      read.problem('WEBHOOK_SECRET', `is for WEBHOOK_FORMAT=standard: a chat checks none; remove it`);
    return url ? Object.freeze({ format, url }) : undefined;
  }
  if (!url && !secret) return undefined;
  if (!url && !read.isWrong('WEBHOOK_URL'))
    read.problem('WEBHOOK_URL', 'is required together with WEBHOOK_SECRET');
  if (!secret)
    read.problem(
      'WEBHOOK_SECRET',
      'is required together with WEBHOOK_URL (for a chat set WEBHOOK_FORMAT instead)',
    );
  if (secret && !isSecret(secret))
    read.problem(
      'WEBHOOK_SECRET',
      'must be whsec_ and 24 to 64 random bytes in base64 (echo "whsec_$(openssl rand -base64 32)")',
    );
  return url && secret ? Object.freeze({ format, url, secret }) : undefined;
}
