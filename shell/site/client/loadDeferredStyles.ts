import { documentStyles } from 'shared-content/ui';
import { withRetries } from './withRetries';

/** Milliseconds after which a sheet without an answer is requested again. */
const patience = 5_000;

/** Whether a sheet has loaded. A failed one also exists, without rules. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules.length);
  } catch {
    return false;
  }
}

/**
 * Requests the document's deferred stylesheet again if it was lost: a few times, then whenever the connection is back.
 * Server markup that React leaves alone, above all header and footer, has no other source of these rules.
 */
export function loadDeferredStyles(): void {
  const first = document.querySelector<HTMLLinkElement>(`link[${documentStyles}]`);
  if (!first || hasRules(first)) return;
  let link = first;
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const again = first.cloneNode() as HTMLLinkElement;
      // Another URL: a cache may hold the bad copy.
      again.href = `${first.href}?${Date.now()}`;
      again.onload = () => resolve();
      again.onerror = reject;
      link.replaceWith(again);
      link = again;
    });
  function askAgain() {
    clearTimeout(timer);
    withRetries(ask, [patience, 2 * patience]).catch(() =>
      addEventListener('online', askAgain, { once: true }),
    );
  }
  // An entry here: the request has ended, without a usable sheet.
  const isLost = performance.getEntriesByName(first.href).length > 0;
  const timer = setTimeout(askAgain, isLost ? 0 : patience);
  first.addEventListener('load', () => clearTimeout(timer));
  first.addEventListener('error', askAgain);
}
