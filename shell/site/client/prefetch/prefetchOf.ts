import type { Pins } from 'shared-content/federation';
import { filesOfPage } from './filesOfPage';

/**
 * A function that brings the scripts of the page at a path into the browser's cache: all at once, each once. It
 * resolves to whether all are there. Nothing runs: what loads the page later checks their integrity.
 */
export function prefetchOf(pins: Pins): (path: string) => Promise<boolean> {
  const asked = new Map<string, Promise<boolean>>(pins.files.map((url) => [url, Promise.resolve(true)]));
  const ask = (url: string) => {
    // A fetch and no prefetch link: Safari has none, and the policy's default-src forbids it.
    const init: RequestInit & { priority?: string } = { priority: 'low' };
    const came = fetch(url, init)
      .then((answer) => answer.arrayBuffer())
      .then(
        () => true,
        // What does not come now is asked for again by what needs it.
        () => !asked.delete(url),
      );
    asked.set(url, came);
    return came;
  };
  return async (path) => {
    // A section on a developer's machine has other scripts, in memory.
    if (pins.overridden) return false;
    const came = await Promise.all(filesOfPage(pins, path).map((url) => asked.get(url) ?? ask(url)));
    return came.every(Boolean);
  };
}
