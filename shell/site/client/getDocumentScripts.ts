import {
  type Pins,
  chunkFile,
  federationChunk,
  getIntegrity,
  isHome,
  mainChunk,
  reactChunk,
  keptHomeChunk,
} from 'shared-content/federation';

/**
 * URLs of all scripts that a document's page needs with React. The first is already running, and knows names and hashes of
 * the rest: a document pins those only where they run at once.
 */
export function getDocumentScripts(pins: Pins, path: string): string[] {
  const pinned = Object.keys(getIntegrity(pins));
  const ofShell = [
    reactChunk,
    mainChunk,
    ...(pins.static ? [] : [federationChunk]),
    ...(isHome(path) ? [keptHomeChunk] : []),
  ].map((chunk) => (pinned[0] ?? '').replace(/[^/]+$/, chunkFile(chunk)));
  return [...new Set([...pinned, ...ofShell])];
}
