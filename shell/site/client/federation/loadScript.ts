import { scriptTimeout } from 'shared-content/federation';

/** A script that could not be had or did not do what it is for; `request` is its URL, as in webpack's ChunkLoadError. */
export class ScriptError extends Error {
  readonly request: string;

  constructor(request: string, what: string) {
    super(`${request} ${what}`);
    this.request = request;
  }
}

const tried = new Set<string>();

/**
 * Runs a script from another file; rejects when it cannot be had in time or has other bytes than pinned. A
 * second try asks under another URL: what was refused may be a copy in a cache, good for a year.
 */
export function loadScript(url: string, integrity?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (settle: () => void) => {
      clearTimeout(timer);
      // In a document of its own it does not run when it comes after all.
      new Document().adoptNode(script);
      settle();
    };
    const timer = setTimeout(() => end(() => reject(new ScriptError(url, 'took too long'))), scriptTimeout);
    script.onload = () => end(resolve);
    script.onerror = () => end(() => reject(new ScriptError(url, 'failed to load')));
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    script.src = tried.has(url) ? `${url}?${Date.now()}` : url;
    tried.add(url);
    document.head.appendChild(script);
  });
}
