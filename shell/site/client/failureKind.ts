import type { FailureKind } from 'shared-content/encounters';
import { ScriptError } from './federation/ScriptError';

/** Module Federation's codes for an entry that did not load or left no container (module-federation.io/guide/troubleshooting/runtime). */
const entryFailed = /#RUNTIME-00[18]/;

/** Why a load failed: a section's entry, another script, or code that ran and threw. */
export function failureKind(error: unknown): FailureKind {
  if (error instanceof ScriptError) return 'entry';
  if (!(error instanceof Error)) return 'render';
  if (entryFailed.test(error.message)) return 'entry';
  return error.name === 'ChunkLoadError' ? 'script' : 'render';
}
