/**
 * Back and Forward out of a page that did not come to life: React cannot change what it has not taken over, so the
 * page at the new address comes as its document. (The browser takes such a step for one within the document: a
 * document that was loaded in the place of an address of the router's shares that one's history.) To be called
 * before anything else hears of these steps.
 */
export function leaveFrozenPage(): void {
  const { pathname } = location;
  addEventListener('popstate', (event) => {
    if (location.pathname === pathname || !document.querySelector('[data-frozen]')) return;
    event.stopImmediatePropagation();
    location.reload();
  });
}
