import {
  type Pins,
  chunkFile,
  federationChunk,
  getIntegrity,
  mainChunk,
  reactChunk,
  servedHomeChunk,
} from 'shared-content/federation';

/**
 * URLs of all scripts of a route's first view, once React runs. The document pins them only where they run at once; the
 * shell's first script has the names and hashes of its others.
 */
export function scriptsOfView(pins: Pins, route: string): string[] {
  const pinned = Object.keys(getIntegrity(pins));
  const ofShell = [
    reactChunk,
    mainChunk,
    ...(pins.static ? [] : [federationChunk]),
    ...(route === '/' ? [servedHomeChunk] : []),
  ].map((chunk) => (pinned[0] ?? '').replace(/[^/]+$/, chunkFile(chunk)));
  return [...new Set([...pinned, ...ofShell])];
}
