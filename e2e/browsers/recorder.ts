interface Seen {
  /** `data-part` of what reacts; '' is the shell's frame. */
  alive: string[];
  /** Elements that the server wrote, and how many of them React kept when the last part came to life. */
  served: Element[];
  kept: number;
  /** Errors, warnings, refusals by the page's policy, files that did not come. */
  faults: string[];
}

declare global {
  var __recorded: Seen;
}

/** Runs in the page before all else, as its text. */
function record(): void {
  const seen: Seen = { alive: [], served: [], kept: 0, faults: [] };
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
  addEventListener('site:alive', (event) => {
    seen.alive.push((event as CustomEvent<string>).detail);
    // Counted here: what a living part takes away later is its own affair.
    seen.kept = seen.served.filter((element) => element.isConnected).length;
  });
}

/** What every engine can tell of a page, told by the page itself: no engine needs a protocol for it. */
export const recorder = `(${record.toString()})()`;
