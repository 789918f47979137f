import type { Pins } from 'shared-content/federation';
import { filesOfPage } from './filesOfPage';

/**
 * A function that brings the scripts of the page at a path into the browser's cache: all at once, each once.
 * Nothing runs: what loads the page later finds them there, and checks their integrity then.
 */
export function prefetchOf(pins: Pins): (path: string) => void {
  const asked = new Set(pins.files);
  return (path) => {
    // A section on a developer's machine has other scripts, in memory.
    if (pins.overridden) return;
    for (const url of filesOfPage(pins, path)) {
      if (asked.has(url)) continue;
      asked.add(url);
      // A fetch and no prefetch link: Safari has none, and the policy's default-src forbids it.
      const init: RequestInit & { priority?: string } = { priority: 'low' };
      fetch(url, init)
        .then((answer) => answer.arrayBuffer())
        // What does not come now is asked for again by what needs it.
        .catch(() => asked.delete(url));
    }
  };
}
