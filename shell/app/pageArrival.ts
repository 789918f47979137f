export const announcerId = 'route-announcer';

let arrivedAt: string | undefined;

/**
 * Called by each page when it has been committed. The first call is the hydrated document: the browser
 * has set its title and focus already. On later ones the title changes, focus goes to the page's heading
 * (WCAG 2.4.3) and a live region speaks the title.
 */
export function pageArrived(path: string, title: string): void {
  const first = arrivedAt === undefined;
  if (arrivedAt === path) return;
  arrivedAt = path;
  if (first) return;
  document.title = title;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  const announcer = document.getElementById(announcerId);
  if (announcer) announcer.textContent = title;
}
