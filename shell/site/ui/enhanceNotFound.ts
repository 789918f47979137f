function goBack(): void {
  // A page opened in a new tab has no history to go back to.
  if (history.length > 1) history.back();
  else location.assign('/');
}

/**
 * Shows the requested path on the not-found page and makes its button go back. One document answers for every unknown
 * address, so only a script can.
 */
export function enhanceNotFound(): void {
  const { pathname } = location;
  const attempted = document.querySelector('.attempted');
  attempted?.removeAttribute('data-empty');
  attempted?.querySelector('code')?.replaceChildren(pathname);
  const button = document.querySelector<HTMLButtonElement>('[data-back]');
  if (button) {
    button.onclick = goBack;
    button.dataset.enhanced = '';
  }
  console.warn(`404: there is no page at ${pathname}`);
}
