import { documentStyles } from 'shared-content/ui';

/** Milliseconds after which a sheet that neither came nor failed is asked for anew; each further try waits so much more. */
const patience = 5_000;
/** So often at once, then whenever the line is back. */
const tries = 3;

/** Whether a sheet has come; one that failed is there as well, without a rule. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules.length);
  } catch {
    return false;
  }
}

/**
 * Asks again for the document's late rules where they were lost, at last whenever the line is back: what stays as the
 * document brought it, header and footer first of all, has no other source of them.
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
    // A copy in a cache may be what was lost.
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
  // It has been answered, and not with a sheet.
  if (performance.getEntriesByName(first.href).length > 0) return askLater();
  timer = setTimeout(ask, patience);
  watch();
}
