function goBack(): void {
  // Opened in a tab of its own there is nothing to go back to.
  if (history.length > 1) history.back();
  else location.assign('/');
}

/**
 * Says on the not-found page which path was asked for, and has its button lead back: one document answers for every
 * unknown address.
 */
export function tendNotFound(): void {
  const { pathname } = location;
  const attempted = document.querySelector('.attempted');
  attempted?.removeAttribute('data-empty');
  attempted?.querySelector('code')?.replaceChildren(pathname);
  const button = document.querySelector<HTMLButtonElement>('[data-back]');
  if (button) {
    button.onclick = goBack;
    button.dataset.tended = '';
  }
  console.warn(`404: there is no page at ${pathname}`);
}
