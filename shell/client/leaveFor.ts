/**
 * Shows a page by a full load of its prerendered document, when its bundle cannot bring it. The document
 * is asked for first, so that nobody lands on the browser's own error page.
 *
 * @returns false when the document cannot be had either; otherwise the tab is on its way and it never settles
 */
export async function leaveFor(path: string): Promise<false> {
  const answer = await fetch(path, { method: 'HEAD' }).catch(() => undefined);
  if (!answer?.ok) return false;
  location.assign(path);
  return new Promise<never>(() => {});
}
