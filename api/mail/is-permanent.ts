import type { MailKind } from '../storage/database';

/**
 * A mail server's 5xx about the visitor's own address will not change: trying on for three days only hurts our name
 * there. About our own mailboxes it is a mistake that the owner can cure meanwhile, so those are tried again.
 */
export function isPermanent(kind: MailKind, error: unknown): boolean {
  if (kind === 'enquiry-notification' || typeof error !== 'object' || error === null) return false;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500;
}
