import { createHash } from 'node:crypto';
import type { SiteSettings, Versions } from './state.contract';

/** Id of a composition: versions and settings determine its documents. The shell's version covers the composer. */
export function getGenerationId(versions: Versions, settings: SiteSettings): string {
  const parts = [1, settings, Object.entries(versions).sort()];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}
