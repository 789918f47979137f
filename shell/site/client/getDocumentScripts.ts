import {
  type Pins,
  chunkFile,
  federationChunk,
  getIntegrity,
  mainChunk,
  reactChunk,
} from 'shared-content/federation';

/**
 * URLs of all scripts that a document's page needs with React. The first is already running, and knows names and hashes of
 * the rest: a document pins those only where they run at once.
 */
export function getDocumentScripts(pins: Pins): string[] {
  const pinned = Object.keys(getIntegrity(pins));
  const ofShell = [reactChunk, mainChunk, ...(pins.static ? [] : [federationChunk])].map((chunk) =>
    (pinned[0] ?? '').replace(/[^/]+$/, chunkFile(chunk)),
  );
  return [...new Set([...pinned, ...ofShell])];
}
