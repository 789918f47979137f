import type { Marked, rememberInput } from './rememberInput';

declare global {
  /** Controls that the visitor used before their part was hydrated → the part (`document/loader/forms.js`). */
  var storedControls: Map<HTMLElement, string>;
  /** `data-part` of each hydrated part; '' is the router. */
  var hydratedParts: Record<string, true>;
}

/**
 * Replays stored clicks and submits, once their part is hydrated. Where React has made a control anew, the one in its place
 * is used.
 */
export function replayStored({ mark, findNow }: ReturnType<typeof rememberInput>): void {
  const marked = new Map<HTMLElement, Marked>();
  const markStored = () => {
    for (const control of storedControls.keys()) if (!marked.has(control)) marked.set(control, mark(control));
  };
  markStored();
  // Each stored control asks for React.
  addEventListener('site:start', markStored);
  addEventListener('site:hydrated', (event) => {
    const { detail } = event as CustomEvent<string>;
    hydratedParts[detail] = true;
    for (const [control, part] of storedControls) {
      if (part !== detail) continue;
      storedControls.delete(control);
      const now = findNow(marked.get(control) ?? mark(control));
      if (now instanceof HTMLFormElement) now.requestSubmit();
      else (now as HTMLElement | undefined)?.click();
    }
  });
}
