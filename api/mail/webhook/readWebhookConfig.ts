import { isLoopbackHost } from '../../config/isLoopbackHost';
import type { VariableReader } from '../../config/variableReader';

/** `whsec_` and 24 to 64 bytes in base64, as the specification of Standard Webhooks asks for. */
function isSecret(text: string): boolean {
  const base64 = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text)?.[1];
  const bytes = base64 === undefined ? 0 : Buffer.from(base64, 'base64').length;
  return bytes >= 24 && bytes <= 64;
}

/** WEBHOOK_URL and WEBHOOK_SECRET: both or neither. */
export function readWebhookConfig(
  read: VariableReader,
): { readonly url: string; readonly secret: string } | undefined {
  const url = read.url('WEBHOOK_URL', ['https:', 'http:']);
  const secret = read.text('WEBHOOK_SECRET');
  if (!url && !secret) return undefined;
  if (!url && !read.isWrong('WEBHOOK_URL'))
    read.problem('WEBHOOK_URL', 'is required together with WEBHOOK_SECRET');
  if (!secret) read.problem('WEBHOOK_SECRET', 'is required together with WEBHOOK_URL');
  if (url && url.startsWith('http:') && !isLoopbackHost(new URL(url).hostname))
    read.problem(
      'WEBHOOK_URL',
      'must be an https:// URL unless it is on this machine: it carries what visitors wrote',
    );
  if (secret && !isSecret(secret))
    read.problem(
      'WEBHOOK_SECRET',
      'must be whsec_ and 24 to 64 random bytes in base64 (echo "whsec_$(openssl rand -base64 32)")',
    );
  return url && secret ? Object.freeze({ url, secret }) : undefined;
}
