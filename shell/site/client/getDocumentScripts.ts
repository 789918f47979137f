import {
  type Pins,
  chunkFile,
  federationChunk,
  getIntegrity,
  isHome,
  mainChunk,
  reactChunk,
  servedHomeChunk,
} from 'shared-content/federation';

/**
 * URLs of all scripts of a document's page, once React runs; the first of them runs before. The document pins the others
 * only where they run at once: the first has their names and hashes.
 */
export function getDocumentScripts(pins: Pins, path: string): string[] {
  const pinned = Object.keys(getIntegrity(pins));
  const ofShell = [
    reactChunk,
    mainChunk,
    ...(pins.static ? [] : [federationChunk]),
    ...(isHome(path) ? [servedHomeChunk] : []),
  ].map((chunk) => (pinned[0] ?? '').replace(/[^/]+$/, chunkFile(chunk)));
  return [...new Set([...pinned, ...ofShell])];
}
