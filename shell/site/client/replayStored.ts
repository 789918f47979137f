interface Place {
  readonly part: string;
  /** Among the controls of its part that are alike (`getAlike`). */
  readonly index: number;
}

declare global {
  /** Controls that the visitor used before their part was hydrated (`document/loader/forms.js`). */
  var storedControls: Map<HTMLElement, Place>;
  /** `data-part` of each hydrated part; '' is the router. */
  var hydratedParts: Record<string, true>;
}

/** Controls of one part that look alike. The elements of an extension have no class of the site. */
function getAlike({ localName, className }: HTMLElement, part: string): HTMLElement[] {
  const within = part && `[data-part="${part}"] `;
  return [...document.querySelectorAll<HTMLElement>(within + localName)].filter(
    (other) => other.className === className,
  );
}

/** Replays clicks on controls that work without React now: on a static page React may never start. */
function replayEnhanced(): void {
  for (const control of storedControls.keys())
    if ('enhanced' in control.dataset && storedControls.delete(control)) control.click();
}

/**
 * Replays stored clicks and submits, once what they ask for works: those on enhanced controls now, those in a part as soon
 * as it is hydrated. Where React has made a control anew, the one in its place is used.
 */
export function replayStored(): void {
  replayEnhanced();
  addEventListener('site:hydrated', (event) => {
    const { detail: part } = event as CustomEvent<string>;
    hydratedParts[part] = true;
    for (const [control, place] of storedControls) {
      if (place.part !== part) continue;
      storedControls.delete(control);
      const now = control.isConnected ? control : getAlike(control, part)[place.index];
      if (now instanceof HTMLFormElement) now.requestSubmit();
      else now?.click();
    }
  });
}
