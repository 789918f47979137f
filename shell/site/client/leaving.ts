const { pathname } = location;
let isLeft = false;
const returns: (() => void)[] = [];

/** Records that another page's document is loading: React need not start meanwhile. */
export function leave(): void {
  isLeft = true;
}

function stay(): void {
  // The address is another page's: this document is about to be replaced.
  if (location.pathname !== pathname) return;
  isLeft = false;
  for (const resume of returns.splice(0)) resume();
}

// The loader tells it, too.
addEventListener('site:left', leave);
// A visitor comes back to the document as it was left, or has stopped the load and wants something here.
addEventListener('pageshow', stay);
addEventListener('site:wanted', stay);

/** Resolves at once, or when a visitor who is leaving has come back. */
export const whileHere = (): Promise<void> =>
  isLeft ? new Promise((resolve) => returns.push(resolve)) : Promise.resolve();
