import { documentStyles } from 'shared-content/ui';

/** Time in milliseconds after which a sheet that neither came nor failed is asked for anew. */
const patience = 5_000;

/** Whether a sheet has come; one that failed is there as well, without a rule. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules.length);
  } catch {
    return false;
  }
}

/**
 * Asks once more for the document's late rules where they were lost: what stays as the document brought it, header and
 * footer first of all, has no other source of them.
 */
export function tendLateSheet(): void {
  const link = document.querySelector<HTMLLinkElement>(`link[${documentStyles}]`);
  if (!link || hasRules(link)) return;
  const askAgain = () => {
    const again = link.cloneNode() as HTMLLinkElement;
    // A copy in a cache may be what was lost.
    again.href += `?${Date.now()}`;
    link.replaceWith(again);
  };
  // It has been answered, and not with a sheet.
  if (performance.getEntriesByName(link.href).length > 0) return askAgain();
  const late = setTimeout(askAgain, patience);
  link.addEventListener('load', () => clearTimeout(late));
  link.addEventListener('error', () => {
    clearTimeout(late);
    askAgain();
  });
}
