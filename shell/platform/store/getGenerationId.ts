import { createHash } from 'node:crypto';
import type { SiteSettings, Versions } from './state.contract';

/** A composition's name: the same versions and settings give the same documents. The shell's version covers the composer. */
export function getGenerationId(versions: Versions, settings: SiteSettings): string {
  const parts = [1, settings, Object.entries(versions).sort()];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}
