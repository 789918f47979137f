interface Seen {
  /** `data-part` of parts that work; '' once the router follows clicks. */
  alive: string[];
  /** Paths of pages that a click shows at once. */
  ready: string[];
  /** Elements from the server, and the number that React kept when the last part hydrated. */
  served: Element[];
  kept: number;
  /** Errors, warnings, violations of the page's policy, and files that did not load. */
  faults: string[];
}

declare global {
  var __recorded: Seen;
}

/** Runs in the page before everything else, as text. */
function record(): void {
  const seen: Seen = { alive: [], ready: [], served: [], kept: 0, faults: [] };
  globalThis.__recorded = seen;
  for (const level of ['error', 'warn'] as const) {
    const written = console[level];
    console[level] = (...words: unknown[]) => {
      seen.faults.push(words.map(String).join(' '));
      written(...words);
    };
  }
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      const file =
        target instanceof Element ? (target.getAttribute('src') ?? target.getAttribute('href')) : '';
      seen.faults.push(
        event instanceof ErrorEvent
          ? event.message
          : `${(target as Element).localName} does not load: ${file}`,
      );
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => seen.faults.push(String(event.reason)));
  document.addEventListener('securitypolicyviolation', (event) =>
    seen.faults.push(`against the policy: ${event.effectiveDirective} ${event.blockedURI}`),
  );
  addEventListener('DOMContentLoaded', () => {
    seen.served = [...document.querySelectorAll('#root *')];
  });
  addEventListener('site:ready', (event) => seen.ready.push((event as CustomEvent<string>).detail));
  addEventListener('site:hydrated', (event) => {
    seen.alive.push((event as CustomEvent<string>).detail);
    // Counted here, because a hydrated part may later remove elements itself.
    seen.kept = seen.served.filter((element) => element.isConnected).length;
  });
}

/** The page records what every engine can know of it, so that no engine needs a protocol for it. */
export const recorder = `(${record.toString()})()`;
