/** Time a container's entry may take, in milliseconds, before it counts as failed. */
const entryTimeout = 15_000;

/** Runs a script from another file; rejects when it cannot be had in time or has other bytes than pinned. */
export function loadScript(url: string, integrity?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (settle: () => void) => {
      clearTimeout(timer);
      script.remove();
      settle();
    };
    const timer = setTimeout(() => end(() => reject(new Error(`${url} took too long`))), entryTimeout);
    script.onload = () => end(resolve);
    script.onerror = () => end(() => reject(new Error(`${url} failed to load`)));
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    script.src = url;
    document.head.appendChild(script);
  });
}
