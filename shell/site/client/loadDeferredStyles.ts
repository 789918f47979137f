import { documentStyles } from 'shared-content/ui';

/** Milliseconds after which a sheet without an answer is requested again; each further retry waits this much longer. */
const patience = 5_000;
/** Number of timed retries; after them, the sheet is requested whenever the connection is back. */
const tries = 3;

/** Whether a sheet has loaded. A failed one also exists, without rules. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules.length);
  } catch {
    return false;
  }
}

/**
 * Requests the document's deferred stylesheet again if it was lost. Server markup that React leaves alone, above all
 * header and footer, has no other source of these rules.
 */
export function loadDeferredStyles(): void {
  const first = document.querySelector<HTMLLinkElement>(`link[${documentStyles}]`);
  if (!first || hasRules(first)) return;
  let link = first;
  let lost = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = () => {
    link.addEventListener('load', () => clearTimeout(timer));
    link.addEventListener('error', askLater);
  };
  const ask = () => {
    clearTimeout(timer);
    const again = link.cloneNode() as HTMLLinkElement;
    // Another URL: a cache may hold the bad copy.
    again.href = `${first.href}?${Date.now()}`;
    link.replaceWith(again);
    link = again;
    watch();
  };
  const askLater = () => {
    clearTimeout(timer);
    if (lost < tries) timer = setTimeout(ask, lost++ * patience);
    else addEventListener('online', ask, { once: true });
  };
  // The request has ended without a usable sheet.
  if (performance.getEntriesByName(first.href).length > 0) return askLater();
  timer = setTimeout(ask, patience);
  watch();
}
